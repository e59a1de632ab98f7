import { limits } from '../limits.ts';

/** Degrees as the public may see them, rounded to `limits.publicPositionDecimals`. */
export function publicDegrees(degrees: number): number {
  return Number(degrees.toFixed(limits.publicPositionDecimals));
}
