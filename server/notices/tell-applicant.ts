import type pg from 'pg';
import { tellDevices } from '../store/alerts/tell-devices.ts';
import type { AccountDetail } from './notice-details.ts';

/** After that they have seen it on their dashboard. */
const LASTS_MS = 7 * 24 * 3_600_000;
/** Milliseconds in which a decision is still being taken back that was in the last moment. */
export const UNDO_SLACK_MS = 5_000;

/** Tells an applicant how their role was decided. `undoneUntil`: the decision may be taken back until then; absent: it stands. */
export function tellApplicant(
  client: pg.PoolClient,
  accountId: string,
  account: AccountDetail['account'],
  now: number,
  undoneUntil?: number,
): Promise<void> {
  const detail: AccountDetail = { account };
  const dueAt = undoneUntil === undefined ? now : undoneUntil + UNDO_SLACK_MS;
  const to = { accounts: [accountId] };
  return tellDevices(client, {
    kind: 'account',
    about: accountId,
    detail,
    to,
    at: now,
    dueAt,
    expiresAt: now + LASTS_MS,
  });
}
