import { ok, type Result } from '../../../../contract/base/result.ts';
import type { Application, User } from '../../../../contract/entities/account.ts';
import type { ApplicationStatus, Role } from '../../../../contract/enumerations.ts';
import { type CallFailure, callApi } from '../../client/call.ts';

export type { CallFailure } from '../../client/call.ts';

/** One page of a list: `next` is the cursor of the page after it, absent on the last. */
export interface Page<Row> {
  rows: Row[];
  next?: string | undefined;
  /** Nothing fits what was looked for; these come close. */
  near?: true | undefined;
}

/** As the server answers with one. */
export function pageIn<Row>({ data, ...others }: Omit<Page<Row>, 'rows'> & { data: Row[] }): Page<Row> {
  return { rows: data, next: others.next, near: others.near };
}

export interface ResetLink {
  /** Absent where it was mailed: only its owner then sees it. */
  link?: string | undefined;
  expiresAt: string;
}

/*
 * What needs the server. Offline each of these fails as `unreachable`. Who waits is kept on the admin's phone (`queries/approvals.ts`), and
 * decisions go by the outbox (`acts.ts`).
 */

export async function applications(
  status: ApplicationStatus,
  { role, cursor }: { role?: Role; cursor?: string } = {},
): Promise<Result<Page<Application>, CallFailure>> {
  const answer = await callApi('listApprovals', { query: { status, role, cursor } });
  return answer.ok ? ok(pageIn(answer.value)) : answer;
}

export async function findAccounts(search: string, cursor?: string): Promise<Result<Page<User>, CallFailure>> {
  const answer = await callApi('findAccounts', { query: { search, cursor } });
  return answer.ok ? ok(pageIn(answer.value)) : answer;
}

export async function issueResetLink(id: string): Promise<Result<ResetLink, CallFailure>> {
  const answer = await callApi('issueResetLink', { params: { id } });
  return answer.ok ? ok(answer.value.data) : answer;
}
