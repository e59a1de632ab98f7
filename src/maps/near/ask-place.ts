import { publicDegrees } from '../../../contract/policies/public-position.ts';
import { failed, ok, type Result } from '../../../contract/base/result.ts';
import { currentPosition } from '../../platform/location.ts';
import { sharingTexts } from '../../strings/volunteers/sharing.ts';

/** A chunk of its own: few ask for it, and it comes with what both forms share. The phone's place to about a kilometre, or why there is none. */
export async function askPlace(): Promise<Result<string, string>> {
  const answer = await currentPosition();
  if (!answer.ok) return failed(sharingTexts[answer.failure]);
  return ok(`${publicDegrees(answer.value.lati)}, ${publicDegrees(answer.value.long)}`);
}
