import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { lookUpSchema, type LookedUp } from '../../../../contract/entities/track.ts';
import { readReference } from '../../../../contract/read-reference.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { checkBody } from '../items/check-body.ts';
import type { InvalidForm } from '../items/save-failure.ts';

/** How something stands that was sent from another phone. Kept nowhere. */
export async function lookUpRecord(typed: {
  reference: string;
  phone: string;
}): Promise<Result<LookedUp, CallFailure | InvalidForm>> {
  const body = checkBody(lookUpSchema, typed);
  const reference = readReference(typed.reference);
  if (reference === undefined) {
    const fields = body.ok ? {} : body.failure.fields;
    return failed({ kind: 'invalid', fields: { ...fields, reference: 'no reference' } });
  }
  if (!body.ok) return body;
  const answer = await callApi('lookUpRecord', { body: { ...body.value, reference } });
  return answer.ok ? ok(answer.value.data) : answer;
}
