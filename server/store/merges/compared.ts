import type pg from 'pg';
import { cellsAround } from '../database/cells-around.ts';
import { sameEventReach } from '../../../contract/policies/same-event.ts';

/** Open records that are compared, the newest: beyond so many a desk has other troubles than doubles. */
const MOST = 500;

export interface ReportToCompare {
  id: string;
  type: string;
  stands: 'pending' | 'active' | 'resolved';
  lat: number | null;
  lng: number | null;
  at: Date;
  address: string;
  description: string;
  phone: string;
  addsTo: string | null;
}

const COLUMNS = `reports.id, disaster_type AS type, stands, lat, lng, reported_at AS at, adds_to AS "addsTo",
  COALESCE(revised ->> 'address', body::jsonb ->> 'address', '') AS address,
  COALESCE(revised ->> 'description', body::jsonb ->> 'description', '') AS description,
  COALESCE(body::jsonb ->> 'contactNumber', '') AS phone`;

/** Reports that wait and are one with no other, the newest first. */
export async function waitingReports(pool: pg.Pool): Promise<ReportToCompare[]> {
  const { rows } = await pool.query<ReportToCompare>({
    name: 'waiting-reports',
    text: `SELECT ${COLUMNS} FROM reports WHERE id IN (
             SELECT id FROM (
               (SELECT id, reported_at FROM reports WHERE lane = 'main' AND stands = 'pending' AND same_as IS NULL
                ORDER BY reported_at DESC, id DESC LIMIT ${MOST})
               UNION ALL
               (SELECT id, reported_at FROM reports WHERE lane = 'triage' AND stands = 'pending' AND same_as IS NULL
                ORDER BY reported_at DESC, id DESC LIMIT ${MOST})) AS newest
             ORDER BY reported_at DESC, id DESC LIMIT ${MOST})
           ORDER BY reported_at DESC, id DESC`,
  });
  return rows;
}

/** Disasters, and those that are over, near a place that one of the reports is at, and of about its time: found by their squares. */
export async function disastersNear(pool: pg.Pool, reports: readonly ReportToCompare[]): Promise<ReportToCompare[]> {
  const cells = new Set(
    reports.flatMap(({ lat, lng }) =>
      lat === null || lng === null ? [] : (cellsAround({ lat, lng, km: sameEventReach.km }) ?? []),
    ),
  );
  if (cells.size === 0) return [];
  const times = reports.map(({ at }) => at.getTime());
  const { rows } = await pool.query<ReportToCompare>({
    name: 'disasters-near',
    text: `SELECT ${COLUMNS} FROM unnest($1::integer[]) AS square, unnest(ARRAY['active', 'resolved']) AS standing,
             LATERAL (SELECT * FROM reports WHERE cell = square AND stands = standing AND same_as IS NULL
                        AND reported_at BETWEEN to_timestamp($2::double precision / 1000) AND to_timestamp($3::double precision / 1000)
                      ORDER BY reported_at DESC, id DESC LIMIT ${MOST}) AS reports`,
    values: [[...cells], Math.min(...times) - sameEventReach.ms, Math.max(...times) + sameEventReach.ms],
  });
  return rows;
}

/** What stands for each of these reports, as far as it is there and not dismissed. */
export async function standingFor(
  pool: pg.Pool,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; stands: string; at: Date }>> {
  const { rows } = await pool.query<{ of: string; id: string; stands: string; at: Date }>({
    name: 'standing-for',
    text: `WITH RECURSIVE up (of, id, same_as) AS (
             SELECT id, id, same_as FROM reports WHERE id = ANY ($1::uuid[])
             UNION SELECT up.of, further.id, further.same_as FROM reports AS further JOIN up ON further.id = up.same_as)
           SELECT up.of, head.id, head.stands, head.reported_at AS at FROM up JOIN reports AS head ON head.id = up.id
           WHERE up.same_as IS NULL AND head.stands <> 'dismissed'`,
    values: [ids],
  });
  return new Map(rows.map(({ of, ...head }) => [of, head]));
}

export interface AidToCompare {
  id: string;
  lat: number | null;
  lng: number | null;
  at: Date;
  location: string;
  phone: string;
}

/** Requests that are open and one with no other, the newest first. */
export async function openRequests(pool: pg.Pool): Promise<AidToCompare[]> {
  const { rows } = await pool.query<AidToCompare>({
    name: 'open-requests',
    text: `SELECT id, lat, lng, created_at AS at, body::jsonb ->> 'location' AS location, body::jsonb ->> 'contactNumber' AS phone
           FROM aid_requests WHERE status = 'active' AND same_as IS NULL
           ORDER BY created_at DESC, id DESC LIMIT ${MOST}`,
  });
  return rows;
}
