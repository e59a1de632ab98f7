/** Of the database of the outbox, for page and worker. */
export const OUTBOX_NAME = 'relief-relay-outbox';
