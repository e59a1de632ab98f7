import { cellOf } from './cell-of.ts';

/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.2;
/** Squares that are looked up by number: a circle of 150 km. A wider one holds so much that the newest are found as they come. */
const MOST = 1_000;
const STEP = 0.1;

/** Numbers of the 0.1° squares that a circle touches; undefined where they are too many, or go round the Earth. */
export function cellsAround({ lat, lng, km }: { lat: number; lng: number; km: number }): number[] | undefined {
  const high = km / DEGREE_KM;
  const narrowest = Math.cos((Math.min(89, Math.abs(lat) + high) * Math.PI) / 180);
  const wide = km / (DEGREE_KM * narrowest);
  if ((2 * high + STEP) * (2 * wide + STEP) > MOST * STEP * STEP || wide > 90) return undefined;
  const cells = new Set<number>();
  for (const row of stepsAround(lat, high)) {
    if (Math.abs(row) > 90) continue;
    for (const column of stepsAround(lng, wide)) cells.add(cellOf({ lat: row, lng: intoRange(column) }));
  }
  return [...cells];
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
