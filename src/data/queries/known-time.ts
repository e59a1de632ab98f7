import { heardTime, type HeardTime } from '../client/server-time.ts';

/** Less may be the clocks of people who set theirs by hand. */
const HOUR_MS = 3_600_000;

/** When this app was built, to the month; 0 where nobody says. */
const BUILT_AT = import.meta.env.VITE_BUILT_AT ?? 0;

export interface KnownTime {
  /** The phone's clock shows a time that has certainly passed: before this app was built, or before the server's last word. */
  isClockWrong: boolean;
  /** Epoch milliseconds; undefined: the clock is wrong, and nothing tells what time it is. */
  now: number | undefined;
  /** Epoch milliseconds that have passed in any case. */
  notBefore: number;
}

/**
 * What time it is, by a phone's clock that fell back to the year of its making when its battery was empty. A clock that runs on from
 * such a date since the server spoke says how long ago that was; one that has fallen back once more since then says nothing.
 */
export function knownTime(here: number, heard: HeardTime | undefined = heardTime(), builtAt = BUILT_AT): KnownTime {
  const notBefore = Math.max(builtAt, heard?.server ?? 0);
  if (here >= notBefore - HOUR_MS) return { isClockWrong: false, now: here, notBefore: here };
  const now = heard && here >= heard.here ? heard.server + (here - heard.here) : undefined;
  return { isClockWrong: true, now, notBefore: Math.max(notBefore, now ?? 0) };
}
