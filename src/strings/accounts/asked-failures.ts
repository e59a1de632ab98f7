import { type FailureToShow, failureText } from './call-failures.ts';
import { texts } from '../texts.ts';

export const askedFailureTexts = texts('askedFailureTexts', {
  unreachable: 'There is no connection to the server.',
  'timed-out': 'The connection is too slow right now.',
  internal: 'The server has a problem right now.',
  'sign-in': 'You were logged out on this phone. Log in again.',
  photos: 'Photos need a connection.',
  forbidden: 'Your account is not allowed to do this.',
});

/** Why the server was asked in vain by somebody who is logged in, where nothing was typed that could be lost. */
export function askedFailureText(failure: FailureToShow): string {
  return (askedFailureTexts as Partial<Record<FailureToShow['kind'], string>>)[failure.kind] ?? failureText(failure);
}

/** The same for what cannot be asked twice: without an answer nobody here knows whether it was done, and `perhaps` says so. */
export function lostAnswerText(failure: FailureToShow, perhaps: string): string {
  return isLost(failure) && perhaps !== '' ? `${askedFailureText(failure)} ${perhaps}` : askedFailureText(failure);
}

/** No answer came: the server may have done it all the same. */
export function isLost({ kind }: FailureToShow): boolean {
  return kind === 'unreachable' || kind === 'timed-out';
}
