import type { Point } from '../base/great-circle.ts';
import type { WirePosition } from '../entities/fields.ts';

/**
 * Where a record is, or nothing: a position that could not be read as numbers is none, nor is 0, 0, which stands for one elsewhere
 * and lies in the sea.
 */
export function placeOf(position: WirePosition | undefined): Point | undefined {
  if (position === undefined) return undefined;
  const [lat, lng] = [Number(position.lati), Number(position.long)];
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isOnEarth && !(lat === 0 && lng === 0) ? { lat, lng } : undefined;
}
