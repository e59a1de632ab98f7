import type pg from 'pg';
import { isoTime } from '../../../contract/base/clock.ts';
import type { Taking } from '../../../contract/entities/aid-request.ts';
import type { TakingState } from '../../../contract/enumerations.ts';
import { limits } from '../../../contract/limits.ts';
import { dropFromDeliveries } from '../deliveries/change-deliveries.ts';
import { noteDriven } from '../database/driven.ts';

const HOUR_MS = 3_600_000;

/** A taking as a row of `aid_requests` brings it. */
export interface TakingRow {
  id: string;
  ngo: string;
  /** Of the organization, or of its account where it says no other. */
  name: string;
  /** Epoch milliseconds. */
  since: number;
  lines: number[];
}

/** SQL: the active takings of a row of `aid_requests`, the oldest first; null where there is none. */
export const TAKINGS = `(
  SELECT jsonb_agg(jsonb_build_object(
           'id', taking.id, 'ngo', taking.ngo_id, 'name', COALESCE(profile.organization_name, ngo.name),
           'since', floor(EXTRACT(epoch FROM taking.taken_at) * 1000),
           'lines', (SELECT COALESCE(jsonb_agg(line ORDER BY line), '[]') FROM aid_taken_lines WHERE taking_id = taking.id)
         ) ORDER BY taking.taken_at, taking.id)
  FROM aid_takings AS taking
  JOIN accounts AS ngo ON ngo.id = taking.ngo_id
  LEFT JOIN ngo_profiles AS profile ON profile.id = taking.ngo_id
  WHERE taking.aid_id = aid_requests.id AND taking.state = 'active')`;

export function takingOf({ id, ngo, name, since, lines }: TakingRow): Taking {
  return { _id: id, lines, since: isoTime(since), ngo: { _id: ngo, name } };
}

export interface NewTaking {
  id: string;
  aidId: string;
  ngoId: string;
  /** Who gave it, or took it. */
  accountId: string;
  lines: readonly number[];
}

/** The request's row is locked. `now` in epoch milliseconds. */
export async function insertTaking(client: pg.PoolClient, taking: NewTaking, now: number): Promise<void> {
  const { id, aidId, ngoId, accountId, lines } = taking;
  await client.query({
    name: 'insert-taking',
    text: `INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at)
           VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000))`,
    values: [id, aidId, ngoId, accountId, now],
  });
  await noteDriven(client, 'aid_requests', aidId, now);
  await client.query({
    name: 'insert-taken-lines',
    text: 'INSERT INTO aid_taken_lines (aid_id, line, taking_id) SELECT $1, line, $2 FROM unnest($3::integer[]) AS line',
    values: [aidId, id, lines],
  });
}

/** The admin who gave it; undefined where the NGO took it itself, or that account is gone. */
export async function giverOf(
  client: pg.PoolClient,
  takingId: string,
): Promise<{ account: string; name: string } | undefined> {
  const { rows } = await client.query<{ account: string; name: string }>({
    name: 'giver-of-taking',
    text: `SELECT giver.id AS account, giver.name FROM aid_takings JOIN accounts AS giver ON giver.id = account_id
           WHERE aid_takings.id = $1 AND account_id <> ngo_id`,
    values: [takingId],
  });
  return rows[0];
}

/** Seconds until the NGO may take another request itself; undefined: it may now. `now` in epoch milliseconds. */
export async function secondsUntilRoom(client: pg.PoolClient, ngoId: string, now: number): Promise<number | undefined> {
  const { rows } = await client.query<{ takenAt: Date }>({
    name: 'takings-in-an-hour',
    text: `SELECT taken_at AS "takenAt" FROM aid_takings
           WHERE ngo_id = $1 AND account_id = $1 AND taken_at > to_timestamp($2::double precision / 1000) - interval '1 hour'
           ORDER BY taken_at DESC OFFSET ${limits.takingsPerHour - 1} LIMIT 1`,
    values: [ngoId, now],
  });
  const [row] = rows;
  return row && Math.max(1, Math.ceil((row.takenAt.getTime() + HOUR_MS - now) / 1000));
}

export interface KeptTaking {
  id: string;
  aidId: string;
  ngoId: string;
  state: TakingState;
}

/** One taking, however it stands. The request's row is locked. */
export async function findTaking(client: pg.PoolClient, id: string): Promise<KeptTaking | undefined> {
  const { rows } = await client.query<KeptTaking>({
    name: 'find-taking',
    text: 'SELECT id, aid_id AS "aidId", ngo_id AS "ngoId", state FROM aid_takings WHERE id = $1',
    values: [id],
  });
  return rows[0];
}

/** Had the NGO ever anything of this request in hand? */
export async function hasEverTaken(db: pg.Pool | pg.PoolClient, aidId: string, ngoId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'has-ever-taken',
    text: 'SELECT 1 FROM aid_takings WHERE aid_id = $1 AND ngo_id = $2 LIMIT 1',
    values: [aidId, ngoId],
  });
  return rowCount === 1;
}

export interface Leaving {
  takingId: string;
  lines: readonly number[];
  /** What becomes of the taking when it has no more lines. */
  to: TakingState;
  reason?: string | undefined;
}

/** Takes lines out of a taking, which remembers those that were fulfilled; one that has none left comes to its end. `now` in epoch milliseconds. */
export async function leaveLines(client: pg.PoolClient, leaving: Leaving, now: number): Promise<void> {
  const { takingId, lines, to, reason = null } = leaving;
  // What is told as delivered is not under way any more when its lines leave.
  await dropFromDeliveries(
    client,
    { takingId, lines },
    { why: to === 'done' ? 'fulfilled' : to === 'ended' ? 'closed' : 'handed-back', reason: leaving.reason },
    now,
  );
  await client.query({
    name: 'leave-lines',
    text: `WITH left_lines AS (
             DELETE FROM aid_taken_lines WHERE taking_id = $1 AND line = ANY ($2::integer[]) RETURNING line)
           UPDATE aid_takings SET done_lines = done_lines || COALESCE((SELECT jsonb_agg(line ORDER BY line) FROM left_lines), '[]')
           WHERE id = $1 AND $3`,
    values: [takingId, lines, to === 'done'],
  });
  await client.query({
    name: 'end-empty-taking',
    text: `UPDATE aid_takings SET state = $2, reason = $3, ended_at = to_timestamp($4::double precision / 1000)
           WHERE id = $1 AND state = 'active' AND NOT EXISTS (SELECT 1 FROM aid_taken_lines WHERE taking_id = $1)`,
    values: [takingId, to, reason, now],
  });
}

/** How many requests the NGO has something of in hand. */
export async function countTakenBy(pool: pg.Pool, ngoId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count-taken-by',
    text: `SELECT count(DISTINCT aid_id)::integer AS count FROM aid_takings WHERE ngo_id = $1 AND state = 'active'`,
    values: [ngoId],
  });
  return rows[0]?.count ?? 0;
}

export interface OwnTaking {
  id: string;
  aidId: string;
  state: TakingState;
  since: Date;
  endedAt: Date | null;
  reason: string | null;
  /** Those in hand now. */
  lines: number[];
}

/** All that an account ever took, oldest first. */
export async function takingsOf(pool: pg.Pool, ngoId: string): Promise<OwnTaking[]> {
  const { rows } = await pool.query<OwnTaking>({
    name: 'takings-of',
    text: `SELECT id, aid_id AS "aidId", state, taken_at AS since, ended_at AS "endedAt", reason,
                  ARRAY(SELECT line FROM aid_taken_lines WHERE taking_id = aid_takings.id ORDER BY line) AS lines
           FROM aid_takings WHERE ngo_id = $1 ORDER BY taken_at, id`,
    values: [ngoId],
  });
  return rows;
}
