import type { Point } from '../../../contract/base/great-circle.ts';
import { publicDisasterType } from '../../../contract/policies/public-disaster-type.ts';
import { areaAt, squareAt } from './aid-area.ts';

/** Kilometres of a degree of latitude, a little less than on the Earth: rather a square too many. */
const DEGREE_KM = 111;

/** All areas of this type that a circle touches, those around its middle first. */
export function areasAround(disasterType: string, { lat, lng }: Point, km: number): string[] {
  const high = km / DEGREE_KM;
  const narrowest = Math.cos((Math.min(90, Math.abs(lat) + high) * Math.PI) / 180);
  const wide = Math.min(180, high / narrowest);
  const [row, column] = [squareAt(lat), squareAt(lng)];
  const type = publicDisasterType(disasterType);
  const columns = fromMiddle(squareAt(lng - wide), column, squareAt(lng + wide));
  const areas = fromMiddle(squareAt(lat - high), row, squareAt(lat + high)).flatMap((near) =>
    columns.map((beside) => areaAt(type, near, beside)),
  );
  // Where a circle goes round the Earth both of its ends are in one square.
  return [...new Set(areas)];
}

function fromMiddle(first: number, middle: number, last: number): number[] {
  const all = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  return all.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}
