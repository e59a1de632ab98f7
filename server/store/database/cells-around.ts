import { cellOf } from './cell-of.ts';

/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.2;
/** Squares that are looked up by number: a circle of 150 km. A wider one holds so much that the newest are found as they come. */
const MOST = 1_000;
const STEP = 0.1;
/** A place there may be said to be at 180° or at -180°. */
const DATE_LINE = 180;

/** Numbers of the 0.1° squares that a circle touches; undefined where they are too many, or go round the Earth. */
export function cellsAround({ lat, lng, km }: { lat: number; lng: number; km: number }): number[] | undefined {
  const high = km / DEGREE_KM;
  const narrowest = Math.cos((Math.min(89, Math.abs(lat) + high) * Math.PI) / 180);
  const wide = km / (DEGREE_KM * narrowest);
  if ((2 * high + STEP) * (2 * wide + STEP) > MOST * STEP * STEP || wide > 90) return undefined;
  const cells = new Set<number>();
  for (const row of stepsAround(lat, high)) {
    if (Math.abs(row) > 90) continue;
    for (const column of stepsAround(lng, wide).map(intoRange)) {
      cells.add(cellOf({ lat: row, lng: column }));
      if (column < -DATE_LINE + STEP) cells.add(cellOf({ lat: row, lng: DATE_LINE }));
    }
  }
  return [...cells];
}

/** Numbers of the squares that a box touches, whose edges are edges of squares; it may lie across the date line. */
export function cellsIn({ south, west, degrees }: { south: number; west: number; degrees: number }): number[] {
  // By their middles, and one more on each side: what lies on an edge is in the square behind it.
  const middles = Array.from({ length: Math.round(degrees / STEP) + 1 }, (_, step) => (step + 0.5) * STEP);
  const rows = middles.map((step) => south + step).filter((lat) => lat > -90 && lat < 90 + STEP);
  const columns = middles
    .map((step) => intoRange(west + step))
    .flatMap((lng) => (lng < -180 + STEP ? [lng, DATE_LINE] : [lng]));
  return rows.flatMap((lat) => columns.map((lng) => cellOf({ lat, lng })));
}

/** Both ends, and places between them that are closer than a square is wide. */
function stepsAround(middle: number, reach: number): number[] {
  const steps = Math.ceil((2 * reach) / STEP) + 1;
  return [...Array.from({ length: steps }, (_, step) => middle - reach + (2 * reach * step) / steps), middle + reach];
}

/** A circle may lie across the date line. */
function intoRange(lng: number): number {
  if (lng > 180) return lng - 360;
  return lng < -180 ? lng + 360 : lng;
}
