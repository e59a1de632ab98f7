const HOUR_MS = 3_600_000;
/** Degrees in which the sun is an hour later. */
const DEGREES = 15;
/** Hours of the day by the sun: nobody is woken by a question that can wait. */
const DAY = { from: 7, to: 21 };

/** Is it night there, by the sun? Where nobody knows the place, by this server's own clock. `now` in epoch milliseconds. */
export function isNightAt(longitude: number | undefined, now: number): boolean {
  const eastMs =
    longitude === undefined ? -new Date(now).getTimezoneOffset() * (HOUR_MS / 60) : (longitude / DEGREES) * HOUR_MS;
  const hour = new Date(now + eastMs).getUTCHours();
  return hour < DAY.from || hour >= DAY.to;
}
