/*
 * The calls that may wait in an outbox, one row each. Names, addresses, owner checks, unions and routes are made from these rows; what
 * a call needs elsewhere (schema, handler, texts) is a map that satisfies `Record<QueuedCallName, …>`, so the compiler lists what is missing.
 * No schemas here: every page carries this table. A name and an address never change: receipts and older phones hold them for ever.
 */
interface QueuedRow {
  path: string;
  /**
   * `nobody`: anybody can make it, it belongs to no one and never carries a token · `account`: it belongs to the account that made it ·
   * `key`: it belongs to no one either, and only who shows a key can make it, which came with a push or is a record's claim secret.
   */
  owner: 'nobody' | 'account' | 'key';
  /**
   * `insert`: many are kept by one statement · `perform`: it needs a look at what is there before anything is kept, so on the server
   * each is a transaction of its own.
   */
  kept: 'insert' | 'perform';
  /** The record that it makes (`itself`), what of its account it changes, what this phone sent (`own`), or the member of its body that names a record. */
  about: 'itself' | 'account' | 'desk' | 'ngo' | 'alert' | 'own' | { member: string };
}

export const queuedCalls = {
  reportDisaster: { path: '/api/report/', owner: 'nobody', kept: 'insert', about: 'itself' },
  requestAid: { path: '/api/aid/create', owner: 'nobody', kept: 'insert', about: 'itself' },
  sendContactMessage: { path: '/api/contact/', owner: 'nobody', kept: 'insert', about: 'itself' },
  subscribeNewsletter: { path: '/api/newsletter/', owner: 'nobody', kept: 'insert', about: 'itself' },
  updateAccount: { path: '/api/account/name', owner: 'account', kept: 'insert', about: 'account' },
  saveVolunteerProfile: { path: '/api/volunteers/', owner: 'account', kept: 'perform', about: 'desk' },
  acceptDisaster: { path: '/api/volunteer/acceptrequest', owner: 'account', kept: 'perform', about: 'desk' },
  takeStep: { path: '/api/volunteer/step', owner: 'account', kept: 'perform', about: 'desk' },
  learnModule: { path: '/api/volunteer/learned', owner: 'account', kept: 'perform', about: 'desk' },
  actOnReport: { path: '/api/report/act', owner: 'account', kept: 'perform', about: { member: 'reportId' } },
  actOnAid: { path: '/api/aid/act', owner: 'account', kept: 'perform', about: { member: 'aidId' } },
  answerDisaster: { path: '/api/ngos/answer', owner: 'account', kept: 'perform', about: { member: 'disasterId' } },
  packDelivery: { path: '/api/deliveries/pack', owner: 'account', kept: 'perform', about: { member: 'aidId' } },
  actOnDelivery: { path: '/api/deliveries/act', owner: 'account', kept: 'perform', about: { member: 'deliveryId' } },
  actOnAccount: { path: '/api/approvals/act', owner: 'account', kept: 'perform', about: { member: 'accountId' } },
  markMessage: { path: '/api/contact/mark', owner: 'account', kept: 'perform', about: { member: 'messageId' } },
  alertVolunteers: {
    path: '/api/notification/sendnotification',
    owner: 'account',
    kept: 'perform',
    about: { member: 'disasterId' },
  },
  saveNgoProfile: { path: '/api/ngos/update', owner: 'account', kept: 'perform', about: 'ngo' },
  reportRoadBlock: { path: '/api/roads/block', owner: 'account', kept: 'perform', about: 'itself' },
  actOnRoadBlock: { path: '/api/roads/act', owner: 'account', kept: 'perform', about: { member: 'roadBlockId' } },
  answerRequester: { path: '/api/track/answer', owner: 'account', kept: 'perform', about: 'itself' },
  noteAlert: { path: '/api/notification/receipt', owner: 'key', kept: 'perform', about: 'alert' },
  actOnOwn: { path: '/api/track/act', owner: 'key', kept: 'perform', about: 'own' },
} as const satisfies Record<string, QueuedRow>;

type Rows = typeof queuedCalls;
export type QueuedCallName = keyof Rows;

/** The calls whose rows hold these values: `CallsWith<{ kept: 'insert' }>`. */
export type CallsWith<Values> = {
  [Call in QueuedCallName]: Rows[Call] extends Values ? Call : never;
}[QueuedCallName];

export type PerformedCall = CallsWith<{ kept: 'perform' }>;
export type OpenCall = CallsWith<{ owner: 'nobody' }>;
export type InsertedCall = CallsWith<{ kept: 'insert' }>;

/** As an admin's operation on a record, which the body names. */
export type ActionCall = CallsWith<{ about: { member: string } }>;

export const queuedCallNames = Object.keys(queuedCalls) as QueuedCallName[];

export function isQueuedCall(name: string): name is QueuedCallName {
  return Object.hasOwn(queuedCalls, name);
}

/** Does it belong to an account? */
export function isOwnedCall(call: QueuedCallName): boolean {
  return queuedCalls[call].owner === 'account';
}

/** Can anybody make it, as often as they like? */
export function isOpenCall(call: QueuedCallName): call is OpenCall {
  return queuedCalls[call].owner === 'nobody';
}

export function isPerformed(call: QueuedCallName): call is PerformedCall {
  return queuedCalls[call].kept === 'perform';
}

/** The calls about this part of their account. */
export function callsAbout(part: Exclude<QueuedRow['about'], object>): ReadonlySet<QueuedCallName> {
  return new Set(queuedCallNames.filter((call) => queuedCalls[call].about === part));
}

/** The member of the call's body that names the record it acts on, where it acts on one. A later version's call has no row here. */
export function memberAbout(call: string): string | undefined {
  const about = isQueuedCall(call) ? queuedCalls[call].about : undefined;
  return typeof about === 'object' ? about.member : undefined;
}
