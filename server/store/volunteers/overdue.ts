import type pg from 'pg';
import { forgetPositions } from './live-positions.ts';

/** Disasters on which somebody accepted, was asked at `askedAt` (epoch milliseconds) or before whether they still come, and gave no sign since. */
export async function disastersWithOverdue(pool: pg.Pool, askedAt: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'disasters-with-overdue',
    text: `SELECT disaster_id AS id FROM acceptances
           WHERE state = 'accepted' AND asked_at <= to_timestamp($1::double precision / 1000)
           GROUP BY disaster_id ORDER BY min(asked_at), disaster_id`,
    values: [askedAt],
  });
  return rows.map(({ id }) => id);
}

/** Releases them and returns whose they were. The report is locked. An acceptance that somebody holds, as a share of a position does, has its turn the next time. */
export async function releaseOn(
  client: pg.PoolClient,
  disasterId: string,
  askedAt: number,
  now: number,
): Promise<{ id: string; accountId: string }[]> {
  const { rows } = await client.query<{ id: string; accountId: string }>({
    name: 'release-on',
    text: `UPDATE acceptances SET state = 'released', why = 'no-step', ended_at = to_timestamp($3::double precision / 1000)
           WHERE id IN (SELECT id FROM acceptances
                        WHERE disaster_id = $1 AND state = 'accepted' AND asked_at <= to_timestamp($2::double precision / 1000)
                        FOR UPDATE SKIP LOCKED)
           RETURNING id, account_id AS "accountId"`,
    values: [disasterId, askedAt, now],
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

/**
 * Locks some of those who gave their last sign at `lastSign` or before and were not asked since, and notes that they are asked now; one that
 * somebody holds has its turn the next time. Both in epoch milliseconds.
 */
export async function noteAsked(client: pg.PoolClient, lastSign: number, now: number, count: number): Promise<Idle[]> {
  const { rows } = await client.query<Idle>({
    name: 'note-asked',
    text: `UPDATE acceptances SET asked_at = to_timestamp($2::double precision / 1000)
           WHERE id IN (SELECT id FROM acceptances
                        WHERE state = 'accepted' AND sign_at <= to_timestamp($1::double precision / 1000) AND asked_at IS NULL
                        ORDER BY sign_at, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)
           RETURNING id, account_id AS "accountId"`,
    values: [lastSign, now, count],
  });
  return rows;
}

const LOOKED_AT = 'places_looked_at';

/** Notes that places are looked at now, and returns when they were before: by this process or another one. Both in epoch milliseconds. */
export async function noteLook(client: pg.PoolClient, now: number): Promise<number> {
  const values = [LOOKED_AT, `${now}`];
  await client.query('INSERT INTO server_state (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', values);
  const { rows } = await client.query<{ value: string }>('SELECT value FROM server_state WHERE name = $1 FOR UPDATE', [
    LOOKED_AT,
  ]);
  await client.query('UPDATE server_state SET value = $2 WHERE name = $1', values);
  return Number(rows[0]?.value ?? now);
}

/** So much more time for all who were asked and have not answered. */
export async function giveTime(client: pg.PoolClient, ms: number): Promise<void> {
  await client.query(
    `UPDATE acceptances SET asked_at = asked_at + $1::double precision * interval '1 millisecond'
     WHERE state = 'accepted' AND asked_at IS NOT NULL`,
    [ms],
  );
}
