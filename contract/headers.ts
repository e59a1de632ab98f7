/** Header names of ours, in lower case as both ends compare them. */
export const headers = {
  /** UUIDv4 of the item; makes a creating call safe to repeat. */
  idempotencyKey: 'idempotency-key',
  /** `true` on an answer that was stored by an earlier copy of the same call. */
  idempotentReplayed: 'idempotent-replayed',
  /** Identifies the life of the server's database; another value means it was restored from a copy. */
  serverEpoch: 'x-server-epoch',
  /** The number of the contract (`contract-number.ts`) that the sender speaks: our app's in each call to a host of ours, the server's in each answer. */
  contract: 'x-contract',
  /** The reporter's secret, whose SHA-256 went with the report. */
  claimSecret: 'x-claim-secret',
  /** Random text that a phone makes once: tells one phone of many behind one address. Only hashes of it are kept, with a report never but where the phone asks to be told what becomes of it. */
  deviceKey: 'x-device-key',
} as const;
