/** Lists that a device keeps a copy of. */
export const listNames = ['reports', 'aid', 'ngos'] as const;
export type ListName = (typeof listNames)[number];

/** Apart from the call's row, so that a device need not carry its schemas. */
export const changesAddress = { method: 'GET', path: '/api/changes/{list}' } as const;

/** Where section 7 has each of them whole: of a host that knows no changes. */
export const wholeListAddresses = {
  reports: { method: 'GET', path: '/api/report/getreport' },
  aid: { method: 'GET', path: '/api/aid/all' },
  ngos: { method: 'GET', path: '/api/ngos/getallngo' },
} as const satisfies Record<ListName, { method: 'GET'; path: string }>;
