import { ok, type Result } from '../../../../contract/base/result.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { keepAccount } from './refresh-account.ts';

/** A donor asks to be a volunteer too. Offline it fails as `unreachable` and changes nothing; asked twice it is once. */
export async function askToVolunteer(): Promise<Result<void, CallFailure>> {
  const answer = await callApi('askToVolunteer');
  if (!answer.ok) return answer;
  await keepAccount(answer.value.data);
  return ok(undefined);
}
