import { ok, type Result } from '../../../contract/base/result.ts';
import type { Application } from '../../../contract/entities/account.ts';
import { roles, type Role } from '../../../contract/enumerations.ts';
import { callApi, type CallFailure } from '../client/call.ts';
import { APPROVALS_KEY } from '../own-settings.ts';
import type { ApprovalsCopy, PendingApplications } from '../queries/admin/approvals.ts';
import { bringsOwn } from './bring-own.ts';

/** Of each role's list. Whoever waits behind them comes once those before are decided. */
const MOST_PAGES = 3;

/** Brings to this device who waits for a role. */
export const refreshApprovals = bringsOwn<ApprovalsCopy>(APPROVALS_KEY, allWaiting, 'admin');

async function allWaiting(): Promise<Result<Pick<ApprovalsCopy, 'pending'>, CallFailure>> {
  const nobody: PendingApplications = { rows: [], hasMore: false };
  const pending: Record<Role, PendingApplications> = { volunteer: nobody, ngo: nobody, admin: nobody };
  for (const role of roles) {
    const found = await waitingFor(role);
    if (!found.ok) return found;
    pending[role] = found.value;
  }
  return ok({ pending });
}

async function waitingFor(role: Role): Promise<Result<PendingApplications, CallFailure>> {
  const rows = new Map<string, Application>();
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await callApi('listApprovals', { query: { status: 'pending', role, cursor } });
    if (!answer.ok) return answer;
    for (const row of answer.value.data) rows.set(row._id, row);
    cursor = answer.value.next;
    if (cursor === undefined) break;
  }
  return ok({ rows: [...rows.values()], hasMore: cursor !== undefined });
}
