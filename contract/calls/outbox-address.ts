/** Where batches go. Apart from the call's row, so that a worker of 45 kB need not carry the row's schemas. */
export const outboxAddress = { method: 'POST', path: '/api/outbox' } as const;
