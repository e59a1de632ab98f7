import { failureWords, type FailureToTell } from './failures.ts';
import { serverWords } from './known-sentences.ts';
import { texts } from '../texts.ts';
/**
 * Why an item waits, or why it needs a person: one sentence for each machine code.
 * A code that has no sentence here fails to compile where it is shown.
 */
export const reasonTexts = texts('reasonTexts', {
  unreachable: 'No connection to the server yet.',
  'timed-out': 'The connection is too slow right now.',
  'not-ours': 'This network answered in place of our server. It may want you to log in to the Wi-Fi first.',
  'server-trouble': 'The server has a problem right now.',
  'server-busy': 'The server is busy and asked us to wait.',
  'sign-in': 'It waits until you log in again.',
  newer: 'Waiting for the server’s update.',
  unconfirmed: 'The server has not confirmed it yet, so we will ask again.',
  damaged: 'What is stored here is not what you saved: this phone’s storage was damaged.',
  refused: 'The server did not accept it.',
  'no-accounts': 'To this server the app sends reports and aid requests only, nothing that belongs to an account.',
  'no-messages': 'This server takes no messages and has no newsletter.',
  invalid: 'The server could not accept what is written in it.',
  'key-reuse': 'The server already has something else under this number.',
  forbidden: 'The server does not allow this.',
  gone: 'It was removed from the server by request.',
  'too-large': 'It is too large for the server.',
});

/** An item's reason, in the shape that the outbox keeps it. */
export interface ReasonToShow {
  code: keyof typeof reasonTexts;
  message?: string;
  failure?: FailureToTell;
  fields?: Record<string, string>;
}

/** The sentence for people; the server's own sentence comes first where a person has to act on it. */
export function reasonSentence(reason: ReasonToShow): string {
  const told = reason.failure && failureWords(reason.failure);
  if (told !== undefined) return told;
  const general = reasonTexts[reason.code];
  return isFinal(reason.code) && reason.message ? serverWords(reason.message, general) : general;
}

const finalCodes: ReadonlySet<string> = new Set(['invalid', 'key-reuse', 'forbidden', 'gone', 'too-large', 'refused']);

function isFinal(code: ReasonToShow['code']): boolean {
  return finalCodes.has(code);
}
