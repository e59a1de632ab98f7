import { ok, type Result } from '../../../../contract/base/result.ts';
import type { DeliveryView } from '../../../../contract/entities/delivery.ts';
import { callApi, type CallFailure } from '../../client/call.ts';

/** The deliveries of one aid request, newest first: a page of them is more than any has. */
export async function deliveriesOfAid(aidId: string): Promise<Result<readonly DeliveryView[], CallFailure>> {
  const answer = await callApi('listDeliveries', { query: { aidId } });
  return answer.ok ? ok(answer.value.data) : answer;
}
