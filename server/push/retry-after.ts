/** A service may ask for at most this much patience, in milliseconds: an alert is of use for hours, not for days. */
const CAP_MS = 60 * 60 * 1000;

/** Milliseconds that a `Retry-After` header (RFC 9110, 10.2.3: seconds or an HTTP date) asks to wait; undefined where it makes no sense. */
export function retryAfterMs(header: string | undefined, date: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : msUntil(text, date, now);
  return waitMs > 0 ? Math.min(waitMs, CAP_MS) : undefined;
}

/** Against the answer's own `Date`, where it has one: our clock may be wrong. */
function msUntil(httpDate: string, date: string | undefined, now: number): number {
  if (!/[a-z]/i.test(httpDate)) return Number.NaN;
  const theirNow = Date.parse(date ?? '');
  return Date.parse(httpDate) - (Number.isNaN(theirNow) ? now : theirNow);
}
