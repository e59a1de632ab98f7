import type { GenericSchema } from 'valibot';

/** Who may make a call at all; what they then get to see is decided in `policies/`. */
export type Audience = 'anyone';

export interface Call {
  /** Names the call in batches, receipts, logs and OpenAPI. Never renamed: receipts hold it for ever. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Section 7's path, parameters in braces. */
  path: string;
  summary: string;
  who: Audience;
  /** May carry `Idempotency-Key` and travel in an outbox batch. */
  queued: boolean;
  /** JSON body. */
  body?: GenericSchema;
  /** Path parameters. */
  params?: GenericSchema;
  /** JSON answer of each success status. Failures are `failureSchema` everywhere. */
  answers: Readonly<Record<number, GenericSchema>>;
}

/** Fixes a row of the call table with its literal types. */
export function defineCall<const Row extends Call>(row: Row): Row {
  return row;
}
