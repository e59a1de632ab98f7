import type pg from 'pg';
import { limits } from '../../../contract/limits.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { publicDegrees } from '../../../contract/policies/public-position.ts';
import { shortTown } from '../../../contract/policies/town-words.ts';
import { publicDisasterType } from '../../../contract/policies/public-disaster-type.ts';
import type { IndexedDisaster } from '../../../contract/policies/report-index.ts';
import { nearPlace } from '../../places/near-place.ts';
import { cellsIn } from '../database/cells-around.ts';
import { isOpen } from '../database/open-reports.ts';
import { countOfTree } from '../merges/trees.ts';

/** South-west corner of a square, in whole degrees. */
export interface Square {
  lat: number;
  lng: number;
}

/** Degrees beyond the square's edges: what is near somebody who stands at one of them. Far from the equator it is still some kilometres. */
const MARGIN = 0.5;

/** Active disasters with a place, and no report that was merged into another: the other stands for it. */
const INDEXED = `reports.lane = 'main' AND reports.stands = 'active' AND reports.same_as IS NULL AND reports.lat IS NOT NULL`;

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

/** Those of all the Earth, or around the square, newest first; one more than an index holds shows that there are too many. */
export async function indexedDisasters(pool: pg.Pool, square: Square | undefined): Promise<IndexedRow[]> {
  const { rows } = await pool.query<IndexRow>({
    name: square ? 'report-index-around' : 'report-index',
    text: `SELECT id, disaster_type, lat, lng, reported_at, changed_at, COALESCE(${countOfTree('reports')}, 1) AS count
      FROM reports
      WHERE ${INDEXED} ${square ? AROUND : ''}
      ORDER BY reported_at DESC, id DESC LIMIT ${limits.indexRecords + 1}`,
    values: valuesOf(square),
  });
  return rows.flatMap((row) => indexed(row) ?? []);
}

/** By the distance from the square's middle meridian, which the antimeridian does not cut; found by the cells there. */
const AROUND = `AND cell = ANY ($4::integer[]) AND lat BETWEEN $1 AND $2
  AND abs(lng - $3::double precision - 360 * round((lng - $3::double precision) / 360)) <= ${0.5 + MARGIN}`;

function valuesOf(square: Square | undefined): unknown[] {
  if (square === undefined) return [];
  const { lat, lng } = square;
  return [
    lat - MARGIN,
    lat + 1 + MARGIN,
    lng + 0.5,
    cellsIn({ south: lat - MARGIN, west: lng - MARGIN, degrees: 1 + 2 * MARGIN }),
  ];
}

interface Left {
  sinceMs: number;
  around: Square | undefined;
  /** At most so many. */
  count: number;
}

/** Ids that the public was shown and that have changed since this time and are no part of the index now. */
export async function leftSince(pool: pg.Pool, { sinceMs, around, count }: Left): Promise<string[]> {
  const place = (name: number) => `$${valuesOf(around).length + name}`;
  const later = `changed_at > to_timestamp(${place(1)}::double precision / 1000)`;
  const { rows } = await pool.query<{ id: string }>({
    name: `left-report-index${around ? '-around' : ''}`,
    text: `(SELECT id FROM reports
            WHERE (status <> 'pending' OR shown) AND (shown OR (${isOpen('reports')})) AND ${later}
              AND NOT COALESCE((${INDEXED} ${around ? AROUND : ''}), false)
            LIMIT ${place(2)})
           UNION ALL (SELECT id FROM removals WHERE list = 'reports' AND shown AND ${later} LIMIT ${place(2)})`,
    values: [...valuesOf(around), sinceMs, count],
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
