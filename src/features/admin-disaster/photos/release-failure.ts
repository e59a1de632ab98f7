import type { CallFailure } from '../../../data/commands/record-photos.ts';
import { askedFailureText, isLost } from '../../../strings/accounts/asked-failures.ts';
import { photoReleaseTexts as words } from '../../../strings/admin/photo-release.ts';

/** Why a release or a withdrawal was in vain, as far as this phone knows. */
export function whyNotDone(failure: CallFailure): string {
  if (failure.kind === 'conflict') return words.notReleasable;
  // The answer may have been lost on its way: what the server did is seen by asking again.
  if (isLost(failure)) return `${askedFailureText(failure)} ${words.unknown}`;
  return words.failed(askedFailureText(failure));
}
