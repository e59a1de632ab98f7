import { placeOf } from '../../../contract/policies/place-of.ts';
import { publicDisasterType } from '../../../contract/policies/public-disaster-type.ts';
import type { AidRow } from './rows.ts';

/** Squares to a degree: 28 km from south to north. */
const PER_DEGREE = 4;
const ROUND_EARTH = 360 * PER_DEGREE;

/** The type of disaster and the square in which an open request is looked up; absent where none is open, or nobody knows where. */
export function areaOf({
  disasterType,
  status,
  position,
}: Pick<AidRow, 'disasterType' | 'status' | 'position'>): string | undefined {
  const place = status === 'active' ? placeOf(position) : undefined;
  return place && areaAt(publicDisasterType(disasterType), squareAt(place.lat), squareAt(place.lng));
}

/** The square's number, from south to north or from west to east. */
export const squareAt = (degrees: number) => Math.floor(degrees * PER_DEGREE);

/** 180° east and west are one line. */
export function areaAt(type: string, row: number, column: number): string {
  return `${type} ${row} ${(column + ROUND_EARTH) % ROUND_EARTH}`;
}
