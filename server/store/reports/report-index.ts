import type pg from 'pg';
import { limits } from '../../../contract/limits.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { publicDegrees } from '../../../contract/policies/public-position.ts';
import { shortTown } from '../../../contract/policies/town-words.ts';
import { publicDisasterType } from '../../../contract/policies/public-disaster-type.ts';
import type { IndexedDisaster } from '../../../contract/policies/report-index.ts';
import { nearPlace } from '../../places/near-place.ts';
import { isOpen } from '../database/open-reports.ts';
import { countOfTree } from '../merges/trees.ts';

/** South-west corner of a square, in whole degrees. */
export interface Square {
  lat: number;
  lng: number;
}

/** Half degrees beyond the square's edges: what is near somebody who stands at one of them. Far from the equator it is still some kilometres. */
const MARGIN = 1;
/** A square of one degree and its margins. */
const HALVES = Array.from({ length: 2 + 2 * MARGIN }, (_, step) => step - MARGIN);

/** As its index has it: row by row from the south-west, 180° east is 180° west. */
const HALF_DEGREE = `(floor((lat + 90) * 2)::integer * 720 + floor((lng + 180) * 2)::integer % 720)`;

/** Active disasters with a place, and no report that was merged into another: the other stands for it. */
const INDEXED = `reports.lane = 'main' AND reports.stands = 'active' AND reports.same_as IS NULL AND reports.lat IS NOT NULL`;

/** One more than an index holds shows that there are too many. */
const NEWEST = `ORDER BY reported_at DESC, id DESC LIMIT ${limits.indexRecords + 1}`;

interface IndexRow {
  id: string;
  disaster_type: string;
  lat: number;
  lng: number;
  reported_at: Date;
  changed_at: Date;
  count: number;
}

export interface IndexedRow {
  disaster: IndexedDisaster;
  changedMs: number;
}

/** Those of all the Earth, or around the square. */
export async function indexedDisasters(pool: pg.Pool, square: Square | undefined): Promise<IndexedRow[]> {
  const halves = halvesOf(square);
  const { rows } = await pool.query<IndexRow>({
    name: square ? 'report-index-around' : 'report-index',
    text: `SELECT id, disaster_type, lat, lng, reported_at, changed_at, COALESCE(${countOfTree('reports')}, 1) AS count
      FROM ${square ? `(${halves.map((_, index) => activeIn(`$${index + 1}`)).join(' UNION ALL ')}) AS reports` : `reports WHERE ${INDEXED}`}
      ${NEWEST}`,
    values: halves,
  });
  return rows.flatMap((row) => indexed(row) ?? []);
}

/**
 * SQL: the newest active disasters of one half degree. Each of them is a part of its own, in its order: so all are read side by side, and no more
 * than an index holds, where a list of their numbers would have everything there read and sorted.
 */
function activeIn(half: string): string {
  return `(SELECT id, disaster_type, lat, lng, reported_at, changed_at FROM reports WHERE ${INDEXED} AND ${HALF_DEGREE} = ${half}::integer ${NEWEST})`;
}

/** Are there more of them on Earth than an index holds? */
export async function isIndexFull(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ full: boolean }>({
    name: 'is-report-index-full',
    text: `SELECT count(*) > ${limits.indexRecords} AS full FROM (
             SELECT 1 FROM reports WHERE ${INDEXED} ${NEWEST}) AS newest`,
  });
  return rows[0]?.full === true;
}

/** Numbers of the half degrees in the square and its margin; it may lie across the date line. */
function halvesOf(square: Square | undefined): number[] {
  if (square === undefined) return [];
  return HALVES.flatMap((north) =>
    HALVES.map(
      (east) => ((square.lat + 90) * 2 + north) * 720 + (((((square.lng + 180) * 2 + east) % 720) + 720) % 720),
    ),
  );
}

interface Left {
  sinceMs: number;
  around: Square | undefined;
  /** At most so many. */
  count: number;
}

/** Ids that the public was shown and that have changed since this time and are no part of the index now. */
export async function leftSince(pool: pg.Pool, { sinceMs, around, count }: Left): Promise<string[]> {
  const later = 'changed_at > to_timestamp($1::double precision / 1000)';
  const isThere = around === undefined ? INDEXED : `${INDEXED} AND ${HALF_DEGREE} = ANY ($3::integer[])`;
  const { rows } = await pool.query<{ id: string }>({
    name: `left-report-index${around ? '-around' : ''}`,
    text: `(SELECT id FROM reports
            WHERE (status <> 'pending' OR shown) AND (shown OR (${isOpen('reports')})) AND ${later}
              AND NOT COALESCE((${isThere}), false)
            LIMIT $2)
           UNION ALL (SELECT id FROM removals WHERE list = 'reports' AND shown AND ${later} LIMIT $2)`,
    values: [sinceMs, count, ...(around === undefined ? [] : [halvesOf(around)])],
  });
  return rows.map(({ id }) => id);
}

function indexed(row: IndexRow): IndexedRow | undefined {
  const place = placeOf({ lati: row.lat, long: row.lng });
  if (place === undefined) return undefined;
  const near = nearPlace({ lati: row.lat, long: row.lng });
  const disaster = {
    id: row.id,
    disasterType: publicDisasterType(row.disaster_type),
    lat: publicDegrees(place.lat),
    lng: publicDegrees(place.lng),
    reportedMs: row.reported_at.getTime(),
    count: row.count,
    town: near && shortTown(near),
  };
  return { disaster, changedMs: row.changed_at.getTime() };
}
