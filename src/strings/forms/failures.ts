import type { FailureCode, FailureParams } from '../../../contract/failures.ts';
import { texts } from '../texts.ts';

type FailureTexts = { readonly [Code in FailureCode]: (params: FailureParams[Code]) => string };

/** What a person is told of each failure that has a code. */
export const failureTexts = texts<FailureTexts>('failureTexts', {
  'not-own-ngo': () => 'Another account wrote this profile. Log in with the account of that NGO.',
  'not-an-ngo': () => 'This account is not an NGO’s, so it has no NGO profile.',
  'no-such-ngo': () => 'This NGO does not exist, or is not approved.',
});

/** A failure as the outbox keeps it, or as a call answers it: its code may be a later server's. */
export interface FailureToTell {
  code: string;
  params: unknown;
}

/** `undefined` for a code that this version has no words for. */
export function failureWords({ code, params }: FailureToTell): string | undefined {
  if (!Object.hasOwn(failureTexts, code)) return undefined;
  // A code keeps the params that it has: whoever names it sends them.
  return failureTexts[code as FailureCode](Object(params) as FailureParams[FailureCode]);
}
