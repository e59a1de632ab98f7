import * as v from 'valibot';
import type { Answer } from './http2/exchange.ts';
import { judgeAnswer, later } from './judge-answer.ts';
import { jsonOf } from './json-of.ts';
import type { Sent } from './sender.ts';

/** `google.rpc.Status`, and what Firebase puts into its details. */
const errorSchema = v.object({
  error: v.object({
    status: v.optional(v.string(), ''),
    details: v.optional(
      v.array(
        v.object({
          errorCode: v.optional(v.string()),
          fieldViolations: v.optional(v.array(v.object({ field: v.optional(v.string(), '') }))),
        }),
      ),
      [],
    ),
  }),
});

/** Google's advice where a quota is used up and no time is named. */
const QUOTA_REST_MS = 60_000;

/**
 * What an answer of FCM's HTTP v1 API means. Only what is said of the token itself ends it: a project's wrong settings must not cost us
 * all devices.
 */
export function judgeFcm(answer: Answer | undefined, now: number): Sent {
  if (answer === undefined || answer.status === 200) return judgeAnswer(answer, now);
  const said = v.safeParse(errorSchema, jsonOf(answer.body));
  const { status, details } = said.success ? said.output.error : { status: '', details: [] };
  const codes = [status, ...details.map(({ errorCode }) => errorCode)];
  const blamed = details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field));
  if (codes.includes('UNREGISTERED')) return { kind: 'gone' };
  if (codes.includes('INVALID_ARGUMENT') && blamed.includes('message.token')) return { kind: 'gone' };
  if (answer.status === 429 || codes.includes('QUOTA_EXCEEDED')) {
    return { retryAfterMs: QUOTA_REST_MS, ...later(answer, now) };
  }
  if (codes.includes('UNAVAILABLE') || codes.includes('INTERNAL')) return later(answer, now);
  // A project that is not there is 404 as well.
  if (answer.status === 404) return { kind: 'refused', status: 404 };
  return judgeAnswer(answer, now);
}
