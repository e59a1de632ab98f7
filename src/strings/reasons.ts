/**
 * Why an item waits, or why it needs a person: one sentence for each machine code.
 * A code that has no sentence here fails to compile where it is shown.
 */
export const reasonTexts = {
  unreachable: 'No connection to the server yet.',
  'timed-out': 'The connection is too slow right now.',
  'not-ours': 'This network answered in place of our server. It may want you to log in to the Wi-Fi first.',
  'server-trouble': 'The server has a problem right now.',
  'server-busy': 'The server is busy and asked us to wait.',
  'sign-in': 'It waits until its owner is logged in.',
  unconfirmed: 'The server has not confirmed it yet, so we will ask again.',
  invalid: 'The server could not accept what is written in it.',
  'key-reuse': 'The server already has something else under this number.',
  forbidden: 'The server does not allow this.',
  gone: 'It was removed from the server by request.',
  'too-large': 'It is too large for the server.',
} as const;

/** An item's reason, in the shape that the outbox keeps it. */
export interface ReasonToShow {
  code: keyof typeof reasonTexts;
  message?: string;
  fields?: Record<string, string>;
}

/** The sentence for people; the server's own sentence comes first where a person has to act on it. */
export function reasonSentence(reason: ReasonToShow): string {
  return isFinal(reason.code) && reason.message ? reason.message : reasonTexts[reason.code];
}

const finalCodes: ReadonlySet<string> = new Set(['invalid', 'key-reuse', 'forbidden', 'gone', 'too-large']);

function isFinal(code: ReasonToShow['code']): boolean {
  return finalCodes.has(code);
}
