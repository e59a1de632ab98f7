import { limits } from '../limits.ts';

/** Degrees as the public may see them, rounded to `limits.publicPositionDecimals`. */
export function publicDegrees(degrees: number): number {
  return Number(degrees.toFixed(limits.publicPositionDecimals));
}

const PAIR = /^\s*([+-]?\d{1,2}(?:\.\d{1,20})?)\s*,\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*$/;

/** The position in a place given as `lat, long` in WGS 84 degrees; undefined where it is words or out of range. */
export function positionInText(place: string): { lati: number; long: number } | undefined {
  const match = PAIR.exec(place);
  if (match === null) return undefined;
  const lati = Number(match[1]);
  const long = Number(match[2]);
  return Math.abs(lati) <= 90 && Math.abs(long) <= 180 ? { lati, long } : undefined;
}
