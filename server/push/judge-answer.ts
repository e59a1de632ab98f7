import type { Answer } from './http2/exchange.ts';
import { retryAfterMs } from './retry-after.ts';
import type { Sent } from './sender.ts';

/**
 * What a push service's answer means (RFC 8030, sections 5 and 7.3). A redirect is an answer like any other: nothing is ever sent to where
 * it points.
 */
export function judgeAnswer(answer: Answer | undefined, now: number): Sent {
  if (answer === undefined) return { kind: 'later' };
  const { status } = answer;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 408 || status === 429 || status >= 500) return later(answer, now);
  return { kind: 'refused', status };
}

export function later({ retryAfter, date }: Answer, now: number): Extract<Sent, { kind: 'later' }> {
  const ms = retryAfterMs(retryAfter, date, now);
  return { kind: 'later', ...(ms === undefined ? {} : { retryAfterMs: ms }) };
}
