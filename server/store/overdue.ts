import type pg from 'pg';
import { forgetPositions } from './live-positions.ts';

/** Disasters on which somebody accepted, gave their last sign at `lastSign` (epoch milliseconds) or before, and took no step. */
export async function disastersWithOverdue(pool: pg.Pool, lastSign: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'disasters-with-overdue',
    text: `SELECT disaster_id AS id FROM acceptances
           WHERE state = 'accepted' AND sign_at <= to_timestamp($1::double precision / 1000)
           GROUP BY disaster_id ORDER BY min(sign_at), disaster_id`,
    values: [lastSign],
  });
  return rows.map(({ id }) => id);
}

/** Releases them and returns whose they were. The report is locked. An acceptance that somebody holds, as a share of a position does, has its turn the next time. */
export async function releaseOn(
  client: pg.PoolClient,
  disasterId: string,
  lastSign: number,
  now: number,
): Promise<{ id: string; accountId: string }[]> {
  const { rows } = await client.query<{ id: string; accountId: string }>({
    name: 'release-on',
    text: `UPDATE acceptances SET state = 'released', why = 'no-step', ended_at = to_timestamp($3::double precision / 1000)
           WHERE id IN (SELECT id FROM acceptances
                        WHERE disaster_id = $1 AND state = 'accepted' AND sign_at <= to_timestamp($2::double precision / 1000)
                        FOR UPDATE SKIP LOCKED)
           RETURNING id, account_id AS "accountId"`,
    values: [disasterId, lastSign, now],
  });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await forgetPositions(client, ids);
  return rows;
}

/** One who accepted, and took no step. */
export interface Idle {
  id: string;
  accountId: string;
}

/** SQL over `acceptances`: after their last sign its volunteer was asked whether they are still coming, `$1` milliseconds later or more. */
const wasAsked = `EXISTS (SELECT 1 FROM notices
  WHERE about = acceptances.id AND kind = 'work' AND detail ->> 'work' = 'coming'
    AND notices.at >= acceptances.sign_at + $1::double precision * interval '1 millisecond')`;

/**
 * Locks some of those who gave no sign for `askMs`, were not asked since, and can be asked on a phone; one that somebody holds has its turn
 * the next time. `now` in epoch milliseconds.
 */
export async function lockIdle(client: pg.PoolClient, askMs: number, now: number, count: number): Promise<Idle[]> {
  const { rows } = await client.query<Idle>({
    name: 'lock-idle',
    text: `SELECT id, account_id AS "accountId" FROM acceptances
           WHERE state = 'accepted' AND sign_at <= to_timestamp($2::double precision / 1000) AND NOT ${wasAsked}
             AND EXISTS (SELECT 1 FROM devices WHERE devices.account_id = acceptances.account_id AND ended_at IS NULL)
           ORDER BY sign_at, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED`,
    values: [askMs, now - askMs, count],
  });
  return rows;
}

/** Of those that are locked now: another process may have asked them in the moment before. */
export async function notAsked(client: pg.PoolClient, askMs: number, idle: readonly Idle[]): Promise<Idle[]> {
  const { rows } = await client.query<Idle>({
    name: 'not-asked',
    text: `SELECT id, account_id AS "accountId" FROM acceptances WHERE id = ANY ($2::uuid[]) AND NOT ${wasAsked}`,
    values: [askMs, idle.map(({ id }) => id)],
  });
  return rows;
}
