import type pg from 'pg';
import { busyStates } from '../../../contract/policies/work-states.ts';

/** Who alerted to a disaster last, and what that admin is told of who comes, where they were told before. */
export interface TeamNotice {
  alertId: string;
  /** The admin. */
  accountId: string;
  noticeId: string | null;
  /** When they were told last, or are to be. */
  at: Date | null;
  /** It is to be told yet, and is in nobody's hands: who sends it then counts then. */
  isAhead: boolean;
}

/** The disaster's report is locked; nobody takes what is ahead until the transaction ends. Undefined: nobody was alerted to it. */
export async function lockTeamNotice(client: pg.PoolClient, disasterId: string): Promise<TeamNotice | undefined> {
  const { rows } = await client.query<Omit<TeamNotice, 'isAhead'>>({
    name: 'team-notice',
    text: `SELECT latest.id AS "alertId", account_id AS "accountId", notices.id AS "noticeId", notices.at
           FROM (SELECT id, account_id FROM alerts WHERE disaster_id = $1 ORDER BY at DESC, id DESC LIMIT 1) AS latest
           LEFT JOIN notices ON about = $1 AND kind = 'team' AND detail ->> 'alert' = latest.id::text`,
    values: [disasterId],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const ahead = await client.query({
    name: 'lock-team-batches',
    text: `SELECT 1 FROM notice_batches WHERE notice_id = $1 AND due_at IS NOT NULL AND leased_until IS NULL FOR UPDATE`,
    values: [row.noticeId],
  });
  return { ...row, isAhead: ahead.rows.length > 0 };
}

/** Tells it anew, under the same id: on the phone it takes the place of what was told before. */
export async function tellTeamAgain(
  client: pg.PoolClient,
  { noticeId, accountId }: TeamNotice,
  at: number,
  expiresAt: number,
): Promise<void> {
  await client.query({
    name: 'forget-team-batches',
    text: 'DELETE FROM notice_batches WHERE notice_id = $1',
    values: [noticeId],
  });
  await client.query({
    name: 'tell-team-again',
    text: `WITH notice AS (
             UPDATE notices SET at = moment, expires_at = to_timestamp($4::double precision / 1000)
             FROM to_timestamp($3::double precision / 1000) AS moment WHERE id = $1 RETURNING id, at)
           INSERT INTO notice_batches (id, notice_id, devices, marks, due_at)
           SELECT gen_random_uuid(), notice.id, array_agg(devices.id), array_fill(0::smallint, ARRAY[count(*)::integer]), notice.at
           FROM notice, devices WHERE account_id = $2 AND ended_at IS NULL GROUP BY notice.id, notice.at`,
    values: [noticeId, accountId, at, expiresAt],
  });
}

/** How many are on the disaster, people of NGOs among them, and how many volunteers are there, each once. */
export async function countTeam(pool: pg.Pool, disasterId: string): Promise<{ coming: number; arrived: number }> {
  const { rows } = await pool.query<{ coming: number; arrived: number }>({
    name: 'count-team',
    text: `SELECT count(DISTINCT account_id)::integer
                    + (SELECT COALESCE(sum(people), 0)::integer FROM ngo_pledges WHERE disaster_id = $1 AND state = 'active') AS coming,
                  count(DISTINCT account_id) FILTER (WHERE state IN ('arrived', 'done'))::integer AS arrived
           FROM acceptances WHERE disaster_id = $1 AND state = ANY ($2)`,
    values: [disasterId, [...busyStates, 'done']],
  });
  return rows[0] ?? { coming: 0, arrived: 0 };
}
