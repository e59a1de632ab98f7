import type { Point } from '../../../contract/base/great-circle.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { publicDisasterType } from '../../../contract/policies/public-disaster-type.ts';
import type { AidRow } from './rows.ts';

/** Squares to a degree: 28 km from south to north. */
const PER_DEGREE = 4;
const ROUND_EARTH = 360 * PER_DEGREE;
/** Kilometres of a degree of latitude, a little less than on the Earth: rather a square too many. */
const DEGREE_KM = 111;

/** The type of disaster and the square in which an open request is looked up; absent where none is open, or nobody knows where. */
export function areaOf({
  disasterType,
  status,
  position,
}: Pick<AidRow, 'disasterType' | 'status' | 'position'>): string | undefined {
  const place = status === 'active' ? placeOf(position) : undefined;
  return place && areaAt(publicDisasterType(disasterType), rowAt(place.lat), columnAt(place.lng));
}

/** All areas of this type that a circle touches, those around its middle first. */
export function areasAround(disasterType: string, { lat, lng }: Point, km: number): string[] {
  const high = km / DEGREE_KM;
  const narrowest = Math.cos((Math.min(90, Math.abs(lat) + high) * Math.PI) / 180);
  const wide = Math.min(180, high / narrowest);
  const [row, column] = [rowAt(lat), columnAt(lng)];
  const type = publicDisasterType(disasterType);
  const columns = fromMiddle(columnAt(lng - wide), column, columnAt(lng + wide));
  const areas = fromMiddle(rowAt(lat - high), row, rowAt(lat + high)).flatMap((near) =>
    columns.map((beside) => areaAt(type, near, beside)),
  );
  // Where a circle goes round the Earth both of its ends are in one square.
  return [...new Set(areas)];
}

function fromMiddle(first: number, middle: number, last: number): number[] {
  const all = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  return all.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}

const rowAt = (lat: number) => Math.floor(lat * PER_DEGREE);
const columnAt = (lng: number) => Math.floor(lng * PER_DEGREE);

/** 180° east and west are one line. */
function areaAt(type: string, row: number, column: number): string {
  return `${type} ${row} ${(column + ROUND_EARTH) % ROUND_EARTH}`;
}
