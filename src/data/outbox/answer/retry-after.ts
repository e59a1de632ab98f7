/** A server may ask for at most this much patience, in milliseconds: people are waiting. */
export const RETRY_AFTER_CAP_MS = 15 * 60 * 1000;

/**
 * Milliseconds that a `Retry-After` header (RFC 9110, 10.2.3: seconds or an HTTP date) asks to wait, capped.
 * A date is measured against the answer's own `Date`, since the device's clock may be wrong.
 * `undefined` where it is absent, in the past or makes no sense.
 */
export function retryAfterMs(header: string | undefined, date: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : msUntil(text, date, now);
  if (!(waitMs > 0)) return undefined;
  return Math.min(waitMs, RETRY_AFTER_CAP_MS);
}

function msUntil(httpDate: string, date: string | undefined, now: number): number {
  if (!/[a-z]/i.test(httpDate)) return Number.NaN;
  const serverNow = date === undefined ? Number.NaN : Date.parse(date);
  return Date.parse(httpDate) - (Number.isNaN(serverNow) ? now : serverNow);
}
