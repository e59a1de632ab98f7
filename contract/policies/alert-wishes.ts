import type { AlertWishes } from '../entities/device.ts';
import { severities, type DisasterType, type ReadSeverity, type Severity } from '../enumerations.ts';

/** A disaster as a device is asked about it. */
export interface AskedFor {
  type: DisasterType;
  severity: ReadSeverity;
  /** From the device's place; absent: nobody knows where one of the two is, and no wish of a distance holds it back. */
  distanceKm?: number | undefined;
}

/** Does this device want to be alerted to such a disaster? At which hours is `quietUntil`'s. The server chooses by the same rule in SQL. */
export function wantsAlert(wishes: AlertWishes, { type, severity, distanceKm }: AskedFor): boolean {
  const { on, types, minSeverity, radiusKm } = wishes;
  return (
    on &&
    (types === undefined || types.length === 0 || types.includes(type)) &&
    (minSeverity === undefined || asGraveAs(severity).includes(minSeverity)) &&
    (radiusKm === undefined || distanceKm === undefined || distanceKm <= radiusKm)
  );
}

/** The severities that this one is at least as grave as: all of them where a newer app sent it, for nobody here can say that it is less. */
export function asGraveAs(severity: ReadSeverity): readonly Severity[] {
  return severity === 'other' ? severities : severities.slice(0, severities.indexOf(severity) + 1);
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/**
 * Until when an alert of this severity waits, in epoch milliseconds: the first whole minute after `now` that is not in the quiet hours,
 * by the clock on the wall of their zone, summer time and all. Undefined: it comes at once. Hours from a minute to the same one are none.
 */
export function quietUntil({ quiet }: AlertWishes, severity: ReadSeverity, now: number): number | undefined {
  if (quiet === undefined || (severity === 'critical' && quiet.butCritical)) return undefined;
  const clock = wallClock(quiet.timeZone);
  if (clock === undefined) return undefined;
  const { from, to } = quiet;
  const isQuiet = (at: number) => forward(from, clock(at)) < forward(from, to);
  if (!isQuiet(now)) return undefined;
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const end = start + forward(clock(start), to) * MINUTE_MS;
  if (clock(end) === to) return end;
  // The clock is put forward or back in these hours: behind that it runs evenly again.
  const changed = changeBetween(start, end, clock);
  return isQuiet(changed) ? changed + forward(clock(changed), to) * MINUTE_MS : changed;
}

/** Minutes from one time of the day to the next time that it is the other. */
function forward(from: number, to: number): number {
  return (to - from + DAY_MINUTES) % DAY_MINUTES;
}

/** The first minute at which the clock does not show what it would if it had run evenly since `start`. */
function changeBetween(start: number, end: number, clock: (at: number) => number): number {
  const runsEvenly = (at: number) => forward(clock(start), clock(at)) === ((at - start) / MINUTE_MS) % DAY_MINUTES;
  let [even, uneven] = [start, end];
  while (uneven - even > MINUTE_MS) {
    const middle = even + Math.floor((uneven - even) / MINUTE_MS / 2) * MINUTE_MS;
    if (runsEvenly(middle)) even = middle;
    else uneven = middle;
  }
  return uneven;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Zones have names in many spellings; as many as anybody means. */
const FORMATS = 500;

/** Tells the minute of the day in that zone; undefined where there is no such zone. */
function wallClock(timeZone: string): ((at: number) => number) | undefined {
  const format = formats.get(timeZone) ?? formatOf(timeZone);
  if (format === undefined) return undefined;
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    return (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    const format = new Intl.DateTimeFormat('en', {
      timeZone,
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
      numberingSystem: 'latn',
    });
    if (formats.size >= FORMATS) formats.clear();
    formats.set(timeZone, format);
    return format;
  } catch {
    return undefined;
  }
}
