import type pg from 'pg';
import { isoTime } from '../../../contract/base/clock.ts';
import type { ReportPledge } from '../../../contract/entities/report.ts';
import type { PledgeState } from '../../../contract/enumerations.ts';
import { isInTree, isOnTree } from '../merges/trees.ts';

/**
 * SQL: places of a row of `reports` that people of NGOs fill, on it and on what was merged into it. Who was there and comes again, once it
 * is opened again, comes in the places that they had.
 */
export const FILLED_BY_NGOS = `(SELECT COALESCE(sum(GREATEST(coming, been)), 0)::integer FROM (
    SELECT COALESCE(sum(people) FILTER (WHERE state = 'active'), 0) AS coming, COALESCE(max(people) FILTER (WHERE state = 'done'), 0) AS been
    FROM ngo_pledges WHERE state IN ('active', 'done') AND ${isOnTree('disaster_id')} GROUP BY ngo_id) AS of_one)`;

/** A pledge as a row of `reports` brings it. */
export interface PledgeRow {
  id: string;
  ngo: string;
  name: string;
  people: number;
  /** Epoch milliseconds, as `arrives`. */
  since: number;
  arrives: number | null;
  note: string | null;
  done: boolean;
}

/** SQL: the pledges on a row of `reports` that count, the oldest first; null where there is none. Those without any are not looked at. */
export const PLEDGES = `CASE WHEN ngo_people > 0 THEN (
    SELECT jsonb_agg(jsonb_build_object(
             'id', pledge.id, 'ngo', pledge.ngo_id, 'name', COALESCE(profile.organization_name, ngo.name), 'people', pledge.people,
             'since', floor(EXTRACT(epoch FROM pledge.pledged_at) * 1000), 'arrives', floor(EXTRACT(epoch FROM pledge.arrives_at) * 1000),
             'note', pledge.note, 'done', pledge.state = 'done') ORDER BY pledge.pledged_at, pledge.id)
    FROM ngo_pledges AS pledge JOIN accounts AS ngo ON ngo.id = pledge.ngo_id
    LEFT JOIN ngo_profiles AS profile ON profile.id = pledge.ngo_id
    WHERE pledge.state IN ('active', 'done') AND ${isInTree('pledge.disaster_id', 'reports', 'reports.id')}) END`;

export function pledgeOf({ id, ngo, name, people, since, arrives, note, done }: PledgeRow): ReportPledge {
  return {
    ngo: { _id: ngo, name },
    people,
    _id: id,
    since: isoTime(since),
    ...(arrives === null ? {} : { arrivesAt: isoTime(arrives) }),
    ...(note === null ? {} : { note }),
    ...(done && { isDone: true }),
  };
}

export interface KeptPledge {
  id: string;
  disasterId: string;
  ngoId: string;
  people: number;
  arrivesAt: Date | null;
  note: string | null;
  state: PledgeState;
  reason: string | null;
  since: Date;
  endedAt: Date | null;
}

const COLUMNS = `id, disaster_id AS "disasterId", ngo_id AS "ngoId", people, arrives_at AS "arrivesAt", note, state, reason,
  pledged_at AS since, ended_at AS "endedAt"`;

export interface NewPledge {
  id: string;
  disasterId: string;
  ngoId: string;
  people: number;
  /** Epoch milliseconds. */
  arrivesAt?: number | undefined;
  note?: string | undefined;
}

/** The report's row is locked. `now` in epoch milliseconds. */
export async function insertPledge(client: pg.PoolClient, pledge: NewPledge, now: number): Promise<void> {
  const { id, disasterId, ngoId, people, arrivesAt = null, note = null } = pledge;
  await client.query({
    name: 'insert-pledge',
    text: `INSERT INTO ngo_pledges (id, disaster_id, ngo_id, people, arrives_at, note, state, pledged_at)
           VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000), $6, 'active',
                   to_timestamp($7::double precision / 1000))`,
    values: [id, disasterId, ngoId, people, arrivesAt, note, now],
  });
}

export async function findPledge(client: pg.Pool | pg.PoolClient, id: string): Promise<KeptPledge | undefined> {
  const { rows } = await client.query<KeptPledge>({
    name: 'find-pledge',
    text: `SELECT ${COLUMNS} FROM ngo_pledges WHERE id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Those of one NGO on a disaster, and on what was merged into it, that count, newest first. */
export async function pledgesOn(
  db: pg.Pool | pg.PoolClient,
  ngoId: string,
  disasterId: string,
): Promise<Pick<KeptPledge, 'state' | 'people' | 'since'>[]> {
  const { rows } = await db.query<KeptPledge>({
    name: 'pledges-on',
    text: `SELECT ${COLUMNS} FROM ngo_pledges
           WHERE ngo_id = $1 AND state IN ('active', 'done') AND ${isInTree('disaster_id', 'reports', '$2::uuid')}
           ORDER BY pledged_at DESC, id DESC`,
    values: [ngoId, disasterId],
  });
  return rows;
}

/** Epoch milliseconds. */
export async function withdrawPledge(client: pg.PoolClient, id: string, reason: string, now: number): Promise<void> {
  await client.query({
    name: 'withdraw-pledge',
    text: `UPDATE ngo_pledges SET state = 'withdrawn', reason = $2, ended_at = to_timestamp($3::double precision / 1000)
           WHERE id = $1`,
    values: [id, reason, now],
  });
}

/** Ends all that is pledged to a disaster, whose row is locked. Returns whose it was. */
export async function endPledgesOn(
  client: pg.PoolClient,
  disasterId: string,
  to: 'done' | 'ended',
  now: number,
): Promise<string[]> {
  const { rows } = await client.query<{ ngoId: string }>({
    name: 'end-pledges-on',
    text: `UPDATE ngo_pledges SET state = $2, ended_at = to_timestamp($3::double precision / 1000)
           WHERE disaster_id = $1 AND state = 'active' RETURNING ngo_id AS "ngoId"`,
    values: [disasterId, to, now],
  });
  return rows.map(({ ngoId }) => ngoId);
}

/** The disasters to which an NGO sends people now; `any`: or has sent some. */
export async function disastersPledgedBy(
  client: pg.PoolClient,
  ngoId: string,
  { any = false } = {},
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: `disasters-pledged-by${any ? '-ever' : ''}`,
    text: `SELECT DISTINCT disaster_id AS id FROM ngo_pledges WHERE ngo_id = $1 AND state ${any ? `IN ('active', 'done')` : `= 'active'`}
           ORDER BY id`,
    values: [ngoId],
  });
  return rows.map(({ id }) => id);
}

/** Of an NGO that may act as one no more: nobody of it comes. The disaster is locked. */
export async function endPledgesOf(
  client: pg.PoolClient,
  { ngoId, disasterId }: { ngoId: string; disasterId: string },
  now: number,
): Promise<void> {
  await client.query({
    name: 'end-pledges-of',
    text: `UPDATE ngo_pledges SET state = 'ended', ended_at = to_timestamp($3::double precision / 1000)
           WHERE ngo_id = $1 AND disaster_id = $2 AND state = 'active'`,
    values: [ngoId, disasterId, now],
  });
}

/** What an NGO pledged, newest first; `isOpen`: only what it sends, or sent to a disaster that is resolved. */
export async function pledgesOf(
  pool: pg.Pool,
  ngoId: string,
  { isOpen, count }: { isOpen: boolean; count: number | null },
): Promise<KeptPledge[]> {
  const { rows } = await pool.query<KeptPledge>({
    name: `pledges-of${isOpen ? '-open' : ''}`,
    text: `SELECT ${COLUMNS} FROM ngo_pledges WHERE ngo_id = $1 ${isOpen ? `AND state IN ('active', 'done')` : ''}
           ORDER BY pledged_at DESC, id DESC LIMIT $2`,
    values: [ngoId, count],
  });
  return rows;
}
