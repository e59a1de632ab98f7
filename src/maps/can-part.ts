import { CELL_PX } from './group-spots.ts';
import { worldSize } from './mercator.ts';
import type { Spots } from './spots.ts';

/** Does the closest view set these places apart? Rounded positions of several may be the very same. */
export function canPartAt({ x, y }: Spots, closestZoom: number): boolean {
  const widest = Math.max(spread(x), spread(y));
  return widest * worldSize(closestZoom) > CELL_PX;
}

function spread(values: Float64Array): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}
