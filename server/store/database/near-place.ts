import { cellsAround } from './cells-around.ts';

/** A circle. */
export interface Near {
  lat: number;
  lng: number;
  km: number;
}

/** SQL condition over columns `lat` and `lng`: by the distance itself (haversine). `value` answers the name of a value's place in the statement. */
export function withinCircle(near: Near, value: (given: unknown) => string): string {
  const [lat, lng] = [value(near.lat), value(near.lng)].map((degrees) => `radians(${degrees}::double precision)`);
  return `lat IS NOT NULL AND 2 * 6371.0088 * asin(sqrt(LEAST(1, sin((radians(lat) - ${lat}) / 2) ^ 2
    + cos(${lat}) * cos(radians(lat)) * sin((radians(lng) - ${lng}) / 2) ^ 2))) <= ${value(near.km)}::double precision`;
}

/** The same, and over column `cell`: by the squares that the circle touches, where they are not too many. */
export function nearPlace(near: Near, value: (given: unknown) => string): string[] {
  const cells = cellsAround(near);
  return [...(cells === undefined ? [] : [`cell = ANY (${value(cells)}::integer[])`]), withinCircle(near, value)];
}
