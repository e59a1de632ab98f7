import type pg from 'pg';
import { lockTeamNotice, tellTeamAgain } from '../store/alerts/team-notices.ts';
import { tellDevices } from '../store/alerts/tell-devices.ts';
import type { TeamDetail } from './notice-details.ts';

/** Milliseconds in which those who answer an alert at once become one number. */
const GATHER_MS = 20_000;
/** Milliseconds between two pushes about one disaster. */
const REST_MS = 5 * 60_000;
/** After that it is old news. */
const LASTS_MS = 12 * 3_600_000;

/**
 * Tells the admin who alerted to a disaster that who comes has changed: how many there are is counted when it is sent. The report is locked;
 * `now` in epoch milliseconds.
 */
export async function tellTeam(client: pg.PoolClient, disasterId: string, now: number): Promise<void> {
  const notice = await lockTeamNotice(client, disasterId);
  if (notice === undefined || notice.isAhead) return;
  const { alertId, accountId, noticeId, at: before } = notice;
  const at = Math.max(now + GATHER_MS, before === null ? 0 : before.getTime() + REST_MS);
  const expiresAt = at + LASTS_MS;
  if (noticeId !== null) return tellTeamAgain(client, notice, at, expiresAt);
  const detail: TeamDetail = { alert: alertId };
  const to = { accounts: [accountId] };
  await tellDevices(client, { kind: 'team', about: disasterId, detail, to, at, dueAt: at, expiresAt });
}
