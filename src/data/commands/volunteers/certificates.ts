import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import type { Certificate, ReportedWork, TeamMember } from '../../../../contract/entities/volunteer.ts';
import type { WorkListed } from '../../../../contract/work-lists.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { pageIn, type Page } from '../accounts/approvals.ts';

/** A certificate of the person's own completed work, in this name. Needs the server, which makes it. */
export async function issueCertificate(workId: string, name: string): Promise<Result<Certificate, CallFailure>> {
  const answer = await callApi('issueCertificate', { body: { workId, name } });
  return answer.ok ? ok(answer.value.data) : failed(answer.failure);
}

/** What a certificate tells, from the server: a copy on a phone proves nothing. */
export async function readCertificate(id: string): Promise<Result<Certificate, CallFailure>> {
  const answer = await callApi('getCertificate', { params: { id } });
  return answer.ok ? ok(answer.value.data) : answer;
}

/** Who is on this disaster, where the person is on it too. Kept on no phone. */
export async function readTeam(disasterId: string): Promise<Result<TeamMember[], CallFailure>> {
  const answer = await callApi('getTeam', { params: { id: disasterId } });
  return answer.ok ? ok(answer.value.data) : answer;
}

/** What an admin looks for among the work that volunteers say is done. */
export interface WorkQuery {
  state: WorkListed;
  /** As it was typed; the server knows what fits. */
  search?: string | undefined;
}

/** One page of it. */
export async function reportedWork(
  query: WorkQuery,
  cursor?: string,
): Promise<Result<Page<ReportedWork>, CallFailure>> {
  const answer = await callApi('listReportedWork', { query: { ...query, cursor } });
  return answer.ok ? ok(pageIn(answer.value)) : answer;
}

export async function confirmWork(
  id: string,
  decision: { decision: 'confirm' | 'refuse' | 'undo'; reason?: string },
): Promise<Result<ReportedWork, CallFailure>> {
  const answer = await callApi('confirmWork', { params: { id }, body: decision });
  return answer.ok ? ok(answer.value.data) : answer;
}
