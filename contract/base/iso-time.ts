/**
 * Milliseconds since 1970-01-01T00:00Z of a date or date-time that `isoTimeSchema` has let through.
 * Without an offset it is UTC, as the wire says; `Date.parse` alone would take a date-time as local time.
 */
export function epochMsOf(isoTime: string): number {
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/.test(isoTime);
  const withColon = isoTime.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  if (isDay(isoTime)) return Date.parse(isoTime);
  return Date.parse(hasOffset ? withColon : `${isoTime}Z`);
}

/** Is it a day, and no moment of it? A day is the same one wherever it is read. */
export function isDay(isoTime: string): boolean {
  return !isoTime.includes('T');
}

/** When that time is over, where this runs: a moment is at once, a day with its last minute there. Milliseconds since 1970. */
export function endMsOf(isoTime: string): number {
  if (!isDay(isoTime)) return epochMsOf(isoTime);
  const day = new Date(epochMsOf(isoTime));
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1).getTime();
}
