import { rupeesText } from '../../../contract/base/rupees-text.ts';
import type { FailureCode, FailureParams } from '../../../contract/failures.ts';
import { texts } from '../texts.ts';

type FailureTexts = { readonly [Code in FailureCode]: (params: FailureParams[Code]) => string };

/** What a person is told of each failure that has a code. */
export const failureTexts = texts<FailureTexts>('failureTexts', {
  'not-own-ngo': () => 'Another account wrote this profile. Log in with the account of that NGO.',
  'not-an-ngo': () => 'This account is not an NGO’s, so it has no NGO profile.',
  'no-such-ngo': () => 'This NGO does not exist, or is not approved.',
  'after-withdrawal': () => 'Your approval was withdrawn before this step, and your place was released.',
  'unallocated-left': ({ left, underWay }) =>
    (left === 0
      ? 'Nothing of this donation is unallocated.'
      : `Only ${rupeesText(left)} of this donation is unallocated.`) +
    (underWay === 0 ? '' : ` ${rupeesText(underWay)} is on its way back to the donor.`),
  'allocation-left': ({ left }) =>
    left === 0 ? 'Nothing of this allocation is left.' : `Only ${rupeesText(left)} of this allocation is left.`,
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
  const words = failureTexts[code as FailureCode] as (params: FailureParams[FailureCode]) => string;
  return words(Object(params) as FailureParams[FailureCode]);
}
