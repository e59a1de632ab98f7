import { ok, type Result } from '../../../../contract/base/result.ts';
import type { TownView } from '../../../../contract/entities/near.ts';
import { callApi, type CallFailure } from '../../client/call.ts';

/** Towns of a name, or whose name begins so, the likeliest first. Offline it fails as `unreachable`. */
export async function findTowns(name: string): Promise<Result<TownView[], CallFailure>> {
  const answer = await callApi('findTowns', { query: { search: name } });
  return answer.ok ? ok(answer.value.data) : answer;
}
