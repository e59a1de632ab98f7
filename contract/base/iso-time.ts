/**
 * Milliseconds since 1970-01-01T00:00Z of a date or date-time that `isoTimeSchema` has let through.
 * Without an offset it is UTC, as the wire says; `Date.parse` alone would take a date-time as local time.
 */
export function epochMsOf(isoTime: string): number {
  const hasTime = isoTime.includes('T');
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/.test(isoTime);
  const withColon = isoTime.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  if (!hasTime) return Date.parse(isoTime);
  return Date.parse(hasOffset ? withColon : `${isoTime}Z`);
}
