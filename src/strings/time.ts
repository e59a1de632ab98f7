const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "5 minutes ago", "in 2 hours"; both times in epoch milliseconds. Under ten seconds: "just now" or "now". */
export function relativeTime(at: number, now: number): string {
  const distance = at - now;
  const size = Math.abs(distance);
  if (size < 10 * SECOND) return distance > 0 ? 'in a few seconds' : 'just now';
  if (size < MINUTE) return relative.format(Math.round(distance / SECOND), 'second');
  if (size < HOUR) return relative.format(Math.round(distance / MINUTE), 'minute');
  if (size < DAY) return relative.format(Math.round(distance / HOUR), 'hour');
  return relative.format(Math.round(distance / DAY), 'day');
}

/** How long ago; a moment that the device's clock puts in the future is "just now". */
export function timeSince(at: number, now: number): string {
  return relativeTime(Math.min(at, now), now);
}

/** When the next try comes: "now", "in 12 seconds". */
export function timeUntil(at: number, now: number): string {
  return at <= now ? 'now' : relativeTime(at, now);
}

/** The device's local date and time, en-US short. */
export function exactTime(at: number): string {
  return dateTime.format(at);
}
