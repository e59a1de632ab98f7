import type pg from 'pg';
import type { FactChanges } from '../../../contract/policies/revised-report.ts';

export interface Received {
  at: Date;
  /** By the device's clock; null where it did not say. */
  writtenAt: Date | null;
}

/** When a report or an aid request came; undefined where there is no such record. */
export async function receivedAt(pool: pg.Pool, id: string): Promise<Received | undefined> {
  const { rows } = await pool.query<Received>({
    name: 'received-at',
    text: `SELECT reported_at AS at, device_created_at AS "writtenAt" FROM reports WHERE id = $1
           UNION ALL SELECT created_at, device_created_at FROM aid_requests WHERE id = $1`,
    values: [id],
  });
  return rows[0];
}

export interface ToldRevision {
  revision: number;
  reason: string | null;
  changes: FactChanges;
}

/** Those of a report's revisions that have these numbers. */
export async function revisionsOf(
  pool: pg.Pool,
  reportId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, ToldRevision>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await pool.query<ToldRevision>({
    name: 'revisions-of',
    text: `SELECT revision, reason, changes FROM report_revisions WHERE report_id = $1 AND revision = ANY ($2::integer[])`,
    values: [reportId, numbers],
  });
  return new Map(rows.map((row) => [row.revision, row]));
}

export interface ToldAlert {
  id: string;
  title: string;
  body: string;
  radiusKm: number;
  chosen: number;
  /** More are being chosen. */
  choosing?: true;
}

/** Those of a disaster's alerts that have these ids. */
export async function alertsOf(
  pool: pg.Pool,
  disasterId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ToldAlert>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<Omit<ToldAlert, 'choosing'> & { choosing: boolean }>({
    name: 'alerts-of',
    text: `SELECT id, title, body, radius_km AS "radiusKm", chosen, choosing FROM alerts WHERE disaster_id = $1 AND id = ANY ($2::uuid[])`,
    values: [disasterId, ids],
  });
  return new Map(rows.map(({ choosing, ...told }) => [told.id, { ...told, ...(choosing ? { choosing } : {}) }]));
}
