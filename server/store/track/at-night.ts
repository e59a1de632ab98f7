const HOUR_MS = 3_600_000;
/** Degrees in which the sun is an hour later. */
const DEGREES = 15;
/** Hours of the day by the sun: nobody is woken by a question that can wait. */
const DAY = { from: 7, to: 21 };
/** Hours by which the sun is ahead of Greenwich's, at most. */
const MOST_AHEAD = 12;
/** Stands for where nobody knows the place: there this server's own clock counts. */
const UNPLACED = 99;

/** SQL of what `sunZone` says, over a table with the column `lng`: as its index has it. Added first: the database refuses to divide what is next to 0. */
export const SUN_ZONE = `COALESCE(floor((lng + ${DEGREES / 2}) / ${DEGREES})::integer, ${UNPLACED})`;

/** By how many whole hours the sun is ahead of Greenwich's at that longitude, in degrees; `UNPLACED` where nobody knows it. */
function sunZone(longitude: number | undefined): number {
  return longitude === undefined ? UNPLACED : Math.floor((longitude + DEGREES / 2) / DEGREES);
}

/** In all of these it is day. `now` in epoch milliseconds. */
export function zonesByDay(now: number): number[] {
  const zones = Array.from({ length: 2 * MOST_AHEAD + 1 }, (_, index) => index - MOST_AHEAD);
  return [...zones, UNPLACED].filter((zone) => isDay(zone, now));
}

/** Is it night there, by the sun? `now` in epoch milliseconds. */
export function isNightAt(longitude: number | undefined, now: number): boolean {
  return !isDay(sunZone(longitude), now);
}

function isDay(zone: number, now: number): boolean {
  const eastMs = zone === UNPLACED ? -new Date(now).getTimezoneOffset() * (HOUR_MS / 60) : zone * HOUR_MS;
  const hour = new Date(now + eastMs).getUTCHours();
  return hour >= DAY.from && hour < DAY.to;
}
