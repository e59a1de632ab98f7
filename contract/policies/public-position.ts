import { limits } from '../limits.ts';

/** Metres: a position rounded to 0.01° is at most half the diagonal of such a square away, 786 m at the equator. */
export const PUBLIC_RADIUS_M = 800;

/** Degrees as the public may see them, rounded to `limits.publicPositionDecimals`. */
export function publicDegrees(degrees: number): number {
  return Number(degrees.toFixed(limits.publicPositionDecimals));
}
