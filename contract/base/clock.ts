/**
 * The only way for code under simulation to ask for the time.
 * `now()` answers milliseconds since 1970-01-01T00:00Z by the device's own, possibly wrong, clock.
 */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 in UTC with milliseconds, as every time on the wire is written. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
