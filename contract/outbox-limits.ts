/** The part of `limits` that the worker needs: the rest would be bytes of its 45 kB. */
export const outboxLimits = {
  /** Items in one batch: one answer each; 1,000 reports of 1 kB fit one request. */
  batchItems: 1000,
  /** Milliseconds a text request may take before the device gives it up and tries again later. */
  textRequestMs: 30_000,
} as const;
