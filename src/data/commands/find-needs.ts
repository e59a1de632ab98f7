import { ok, type Result } from '../../../contract/base/result.ts';
import type { Needed } from '../../../contract/policies/needs-around.ts';
import { callApi, type CallFailure } from '../client/call.ts';

/** What is asked for around a disaster, as the server counts it; null where its place is not known. Never rejects. */
export async function findNeeds(id: string): Promise<Result<Needed | null, CallFailure>> {
  const answer = await callApi('findNeeds', { params: { id } });
  return answer.ok ? ok(answer.value.data) : answer;
}
