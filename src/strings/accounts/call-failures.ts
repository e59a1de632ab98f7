import { texts } from '../texts.ts';
import type { ErrorKind } from '../../../contract/errors.ts';
import { failureWords, type FailureToTell } from '../forms/failures.ts';
import { serverWords } from '../forms/known-sentences.ts';
import { plural } from '../plural.ts';
import { reasonTexts } from '../forms/reasons.ts';

/** Why a call that a person waits for brought nothing. */
export interface FailureToShow {
  kind: 'unreachable' | 'timed-out' | 'not-ours' | 'cannot-seal' | 'not-kept' | ErrorKind;
  message?: string;
  failure?: FailureToTell;
  retryAfterMs?: number;
}

/** One sentence or two: what happened and the way on. The server's own sentence comes first where it knows more. */
export function failureText({ kind, message, failure, retryAfterMs }: FailureToShow): string {
  const told = failure && failureWords(failure);
  if (told !== undefined) return told;
  if (kind === 'slow-down') return `${waitTexts.tooMany} ${waitText(retryAfterMs)}`;
  const own =
    (callFailureTexts as Partial<Record<FailureToShow['kind'], string>>)[kind] ??
    (kind === 'not-ours' ? reasonTexts['not-ours'] : undefined);
  if (own !== undefined) return own;
  return message === undefined ? callFailureTexts.internal : serverWords(message, generalText(kind));
}

/** What can be said without knowing what the server said. */
function generalText(kind: FailureToShow['kind']): string {
  return (reasonTexts as Partial<Record<FailureToShow['kind'], string>>)[kind] ?? reasonTexts.refused;
}

function waitText(waitMs: number | undefined): string {
  if (waitMs === undefined) return waitTexts.unknown;
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return seconds < 90 ? waitTexts.seconds(seconds) : waitTexts.minutes(Math.ceil(seconds / 60));
}

export const waitTexts = texts('waitTexts', {
  tooMany: 'Too many tries.',
  unknown: 'Please wait a while and try again.',
  seconds: (count: number) =>
    plural(count, { one: 'Please try again in a second.', other: 'Please try again in # seconds.' }),
  minutes: (count: number) =>
    plural(count, { one: 'Please try again in a minute.', other: 'Please try again in # minutes.' }),
});

export const callFailureTexts = texts('callFailureTexts', {
  unreachable: 'No connection to the server. What you typed stays here: try again when there is a signal.',
  'timed-out': 'The connection is too slow right now. What you typed stays here: try again in a moment.',
  busy: 'The server is busy right now. Please try again in a moment.',
  newer: 'The server has to be updated first. What you typed stays here: try again later.',
  internal: 'The server has a problem right now. What you typed stays here: try again in a moment.',
  'not-kept':
    'The storage of this phone is full or does not answer, and somebody else is logged in here. Log that person out first, or use another browser.',
  'cannot-seal':
    'Something of another person waits on this phone to be sent, and this browser cannot lock it away on an address without https. It must be sent or removed first: that person logs in here, or you use another browser.',
});
