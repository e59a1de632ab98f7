import { distanceKm } from '../../../contract/base/great-circle.ts';
import type { MapPoint } from '../place.ts';
import type { RouteWish } from './route.ts';

/**
 * Kilometres from an end of the line to the place that was asked for. A server goes from the nearest road that it knows, however far that
 * is: one with the map of another country would answer with a way in there.
 */
const FARTHEST_KM = 10;

/** Does this line lead from one place to the other, as far as roads go? */
export function isBetween(line: readonly MapPoint[], { from, to }: RouteWish): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return !!first && !!last && distanceKm(first, from) <= FARTHEST_KM && distanceKm(last, to) <= FARTHEST_KM;
}

export function isOnEarth({ lat, lng }: MapPoint): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
