/** What a host is asked at each start, if it may be no server of ours. */
export const capabilitiesAddress = { method: 'GET', path: '/api/capabilities' } as const;

/** Where batches go. Apart from the call's row, so that a worker of 45 kB need not carry the row's schemas. */
export const outboxAddress = { method: 'POST', path: '/api/outbox' } as const;

/** Where a session is ended by its logout key. */
export const logoutAddress = { method: 'POST', path: '/api/users/logout' } as const;

/** Where receipts are asked for. */
export const verifyAddress = { method: 'POST', path: '/api/receipts/verify' } as const;
