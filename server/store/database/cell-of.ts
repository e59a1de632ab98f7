const CELLS_PER_DEGREE = 10;

/** Number of the 0.1° square that holds the place, row by row from the south-west: what shards can be cut by later. */
export function cellOf({ lat, lng }: { lat: number; lng: number }): number {
  const row = Math.floor((lat + 90) * CELLS_PER_DEGREE);
  const column = Math.floor((lng + 180) * CELLS_PER_DEGREE);
  return row * 360 * CELLS_PER_DEGREE + column;
}
