import { randomInt } from 'node:crypto';
import type { FailureAnswer } from '../contract/entities/receipt.ts';
import type { ErrorKind } from '../contract/errors.ts';
import type { Failure } from '../contract/failures.ts';
import type { Act } from './store/acts/acts.ts';
import { texts } from './texts.ts';

/** Seconds over which a crowd that was turned away is spread. */
const SOONEST_S = 5;
const LATEST_S = 30;
/** Seconds until somebody who is ahead of this server asks again by themselves; they ask at once where any answer names a higher number. */
const NEWER_S = 15 * 60;

/** Why a request or an item of a batch is not served: `contract/errors` with its status and sentence. */
export interface Refusal {
  status: number;
  kind: ErrorKind;
  message: string;
  fields?: Record<string, string>;
  /** What exactly it was, for screens. */
  failure?: Failure;
  /** Seconds. Always there for 429, 503 and a 409 of `busy`. */
  retryAfter?: number;
  /** Methods that are allowed, for 405. */
  allow?: string;
  /** Nothing else is kept of what is refused; that it came is written down all the same. Never sent. */
  trace?: Act;
}

export const refusals = {
  malformed: (message: string): Refusal => ({ status: 400, kind: 'malformed', message }),
  invalid: (fields: Record<string, string>): Refusal => ({
    status: 422,
    kind: 'invalid',
    message: texts.invalid,
    fields,
  }),
  tooLarge: (message: string): Refusal => ({ status: 413, kind: 'too-large', message }),
  unsupported: (message: string): Refusal => ({ status: 415, kind: 'unsupported', message }),
  notFound: (message: string = texts.notFound): Refusal => ({ status: 404, kind: 'not-found', message }),
  method: (allow: string): Refusal => ({ status: 405, kind: 'method', message: texts.method, allow }),
  signIn: (message: string = texts.signIn): Refusal => ({ status: 401, kind: 'sign-in', message }),
  codeNeeded: (message: string): Refusal => ({ status: 401, kind: 'code-needed', message }),
  forbidden: (message: string = texts.forbidden): Refusal => ({ status: 403, kind: 'forbidden', message }),
  conflict: (message: string): Refusal => ({ status: 409, kind: 'conflict', message }),
  slowDown: (retryAfter: number): Refusal => ({
    status: 429,
    kind: 'slow-down',
    message: texts.slowDown(retryAfter),
    retryAfter,
  }),
  keyReuse: (): Refusal => ({ status: 422, kind: 'key-reuse', message: texts.keyReuse }),
  gone: (): Refusal => ({ status: 410, kind: 'gone', message: texts.gone }),
  ownerMismatch: (): Refusal => ({ status: 403, kind: 'owner-mismatch', message: texts.ownerMismatch }),
  newer: (): Refusal => ({ status: 409, kind: 'newer', message: texts.newer, retryAfter: NEWER_S }),
  stillRunning: (): Refusal => ({ status: 409, kind: 'busy', message: texts.stillRunning, retryAfter: 1 }),
  busy: (): Refusal => ({ status: 503, kind: 'busy', message: texts.busy, retryAfter: 5 }),
  /** More came than can be worked on: everybody gets a time of their own to come back. */
  overloaded: (): Refusal => ({
    status: 503,
    kind: 'busy',
    message: texts.busy,
    retryAfter: randomInt(SOONEST_S, LATEST_S + 1),
  }),
  internal: (): Refusal => ({ status: 500, kind: 'internal', message: texts.internal }),
};

/** The refusal with what exactly went wrong, for a screen to make its text of. */
export function because(refusal: Refusal, failure: Failure): Refusal {
  return { ...refusal, failure };
}

/** The refusal as the contract's failure answer. */
export function failureAnswer(refusal: Refusal, requestId: string): FailureAnswer {
  return {
    success: false,
    message: refusal.message,
    kind: refusal.kind,
    ...refusal.failure,
    ...(refusal.fields === undefined ? {} : { fields: refusal.fields }),
    requestId,
  };
}
