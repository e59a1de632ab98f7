import type pg from 'pg';
import type { Point } from '../../../contract/base/great-circle.ts';
import type { DisasterType } from '../../../contract/enumerations.ts';
import type { AidRecord } from '../../../contract/policies/aid-view.ts';
import { MOST_REQUESTS, NEAR_KM } from '../../../contract/policies/needs-around.ts';
import { publicDegrees } from '../../../contract/policies/public-position.ts';
import { cellsAround } from '../database/cells-around.ts';
import { widened, withinPublicCircle } from '../database/near-place.ts';
import { ASKED_NOW, publicType } from '../migrations/0061-asked-around.ts';

interface AskedRow {
  lat: number;
  lng: number;
  requirements: AidRecord['requirements'];
}

/**
 * Open requests around a place for this type of disaster, with their places as everybody is told them: one more than are counted at most.
 * Undefined so close to a pole that every meridian is around it.
 */
export async function askedAround(pool: pg.Pool, disasterType: DisasterType, { lat, lng }: Point) {
  const near = { lat, lng, km: NEAR_KM };
  const cells = cellsAround(widened(near));
  if (cells === undefined) return undefined;
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const circle = withinPublicCircle(near, value);
  const most = value(MOST_REQUESTS + 1);
  const { rows } = await pool.query<AskedRow>(
    `SELECT asked.* FROM unnest(${value(cells)}::integer[]) AS square,
       LATERAL (SELECT lat, lng, requirements FROM aid_requests
                WHERE cell = square AND ${publicType} = ${value(disasterType)} AND ${ASKED_NOW} AND ${circle} LIMIT ${most}) AS asked
     LIMIT ${most}`,
    values,
  );
  return rows.map((row) => ({
    position: { lati: publicDegrees(row.lat), long: publicDegrees(row.lng) },
    requirements: row.requirements,
  }));
}
