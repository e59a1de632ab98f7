import type { GenericSchema } from 'valibot';
import type { Action } from '../policies/actions.ts';

export interface Call {
  /** Names the call in batches, receipts, logs and OpenAPI. Never renamed: receipts hold it for ever. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Section 7's path, parameters in braces. */
  path: string;
  summary: string;
  /** Who may make it at all, by the policy of this name; what they then get to see is decided by the views of `policies/`. */
  who: Action;
  /** May carry `Idempotency-Key` and travel in an outbox batch. */
  queued: boolean;
  /** JSON body. */
  body?: GenericSchema;
  /** Path parameters. */
  params?: GenericSchema;
  /** Query parameters, each at most once. */
  query?: GenericSchema;
  /** Content type of the answer where it is no JSON. */
  media?: string;
  /** JSON answer of each success status. Failures are `failureSchema` everywhere. */
  answers: Readonly<Record<number, GenericSchema>>;
}

/** Fixes a row of the call table with its literal types. */
export function defineCall<const Row extends Call>(row: Row): Row {
  return row;
}
