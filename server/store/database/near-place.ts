import { limits } from '../../../contract/limits.ts';
import { PUBLIC_RADIUS_M } from '../../../contract/policies/public-position.ts';
import { cellsAround } from './cells-around.ts';

/** A circle. */
export interface Near {
  lat: number;
  lng: number;
  km: number;
}

/** SQL condition over columns `lat` and `lng`: by the distance itself (haversine). `value` answers the name of a value's place in the statement. */
export function withinCircle(
  near: Near,
  value: (given: unknown) => string,
  place: { lat: string; lng: string } = { lat: 'lat', lng: 'lng' },
): string {
  const [lat, lng] = [value(near.lat), value(near.lng)].map((degrees) => `radians(${degrees}::double precision)`);
  return `lat IS NOT NULL AND 2 * 6371.0088 * asin(sqrt(LEAST(1, sin((radians(${place.lat}) - ${lat}) / 2) ^ 2
    + cos(${lat}) * cos(radians(${place.lat})) * sin((radians(${place.lng}) - ${lng}) / 2) ^ 2))) <= ${value(near.km)}::double precision`;
}

/**
 * SQL: what `publicDegrees` makes of a column, to the last digit. A printed number is rounded by all of its digits, as JavaScript does it;
 * of what lies right in the middle, odd eighths of a degree alone, the number further from 0 is meant.
 */
function publicDegrees(column: string): string {
  return `CASE WHEN ${column} * 8 = trunc(${column} * 8) THEN round(${column}::numeric, ${limits.publicPositionDecimals})::float8
    ELSE to_char(${column}, 'FM990.${'0'.repeat(limits.publicPositionDecimals)}')::float8 END`;
}

/**
 * As `withinCircle`, by the positions that everybody is told: whoever may ask with circle after circle learns no more of a place than that. Rows whose
 * own squares the circle does not touch may be among them: `widened` says which circle's do.
 */
export function withinPublicCircle(near: Near, value: (given: unknown) => string): string {
  return withinCircle(near, value, { lat: `(${publicDegrees('lat')})`, lng: `(${publicDegrees('lng')})` });
}

/** By as much as a position is moved at most before everybody is told. */
export function widened(near: Near): Near {
  return { ...near, km: near.km + PUBLIC_RADIUS_M / 1000 };
}

/** As `withinCircle`, and over column `cell`: by the squares that the circle touches, where they are not too many. */
export function nearPlace(near: Near, value: (given: unknown) => string): string[] {
  const cells = cellsAround(near);
  return [...(cells === undefined ? [] : [`cell = ANY (${value(cells)}::integer[])`]), withinCircle(near, value)];
}
