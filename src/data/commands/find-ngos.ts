import type { InferInput } from 'valibot';
import { ok, type Result } from '../../../contract/base/result.ts';
import type { findNgos as findCall } from '../../../contract/calls/ngos.ts';
import { callApi, type CallFailure } from '../client/call.ts';
import { readRecords } from '../lists/read-records.ts';
import type { NgoRow } from '../lists/rows.ts';
import { pageIn, type Page } from './accounts/approvals.ts';

type FoundNgo = Omit<NgoRow, 'round'>;

/**
 * Partner NGOs of the server, by name: what everybody may know of them, for the server is asked as nobody, as by all public pages.
 * Never rejects.
 */
export async function findNgos(query: InferInput<typeof findCall.query>): Promise<Result<Page<FoundNgo>, CallFailure>> {
  const answer = await callApi('findNgos', { query });
  if (!answer.ok) return answer;
  return ok({ ...pageIn(answer.value), rows: readRecords('ngos', answer.value.data) as FoundNgo[] });
}
