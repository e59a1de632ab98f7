import { ok, type Result } from '../../../contract/base/result.ts';
import { callApi, type CallFailure } from '../client/call.ts';
import { readRecords } from '../lists/read-records.ts';
import type { NgoRow } from '../lists/rows.ts';
import { isNone } from './load-disaster.ts';

/** One NGO from the server, as much of it as the person at this phone may see; null where it has none to show. Never rejects. */
export async function loadNgo(id: string): Promise<Result<Omit<NgoRow, 'round'> | null, CallFailure>> {
  const answer = await callApi('getNgo', { body: { id } });
  if (!answer.ok) return isNone(answer.failure) ? ok(null) : answer;
  const [ngo] = readRecords('ngos', [answer.value.data]) as Omit<NgoRow, 'round'>[];
  return ok(ngo ?? null);
}
