import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import { limits } from '../../../../contract/limits.ts';

export interface LastSent {
  place: Point;
  /** Device time, epoch milliseconds. */
  at: number;
}

const AT_MOST_EVERY_MS = 60_000;
/** Less is the receiver's own trembling. */
const MOVED_KM = 0.05;
/** A position that stays the same is said again before the server throws it away. */
const STILL_GOOD_MS = (limits.positionMinutes * 60_000) / 3;

/** Is this place news enough for the server, for a thin link and a weak battery? */
export function isWorthSending(last: LastSent | undefined, place: Point, now: number): boolean {
  if (last === undefined) return true;
  const age = now - last.at;
  // A clock that was put back since tells nothing.
  if (age < 0 || age >= STILL_GOOD_MS) return true;
  return age >= AT_MOST_EVERY_MS && distanceKm(last.place, place) > MOVED_KM;
}
