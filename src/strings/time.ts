import { epochMsOf, isDay } from '../../contract/base/iso-time.ts';
import { byLocale } from './by-locale.ts';
import { dayText } from './dates.ts';
import { exactTime } from './exact-time.ts';
import { texts } from './texts.ts';

export const timeTexts = texts('timeTexts', { inFewSeconds: 'in a few seconds', justNow: 'just now', now: 'now' });

const distances = byLocale((code) => new Intl.RelativeTimeFormat(code, { numeric: 'always' }));

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "5 minutes ago", "in 2 hours"; both times in epoch milliseconds. Under ten seconds: "just now" or "now". */
export function relativeTime(at: number, now: number): string {
  const distance = at - now;
  const size = Math.abs(distance);
  if (size < 10 * SECOND) return distance > 0 ? timeTexts.inFewSeconds : timeTexts.justNow;
  const relative = distances();
  if (size < MINUTE) return relative.format(Math.round(distance / SECOND), 'second');
  if (size < HOUR) return relative.format(Math.round(distance / MINUTE), 'minute');
  if (size < DAY) return relative.format(Math.round(distance / HOUR), 'hour');
  return relative.format(Math.round(distance / DAY), 'day');
}

/** How long ago; a moment that the device's clock puts in the future is "just now". */
export function timeSince(at: number, now: number): string {
  return relativeTime(Math.min(at, now), now);
}

/** No try waits longer: a server's Retry-After counts for so much at most. */
const LONGEST_WAIT = 15 * MINUTE;

/**
 * When the next try comes: "now", "in 12 seconds". What lies farther ahead than any wait was reckoned by a clock that has
 * been set back since; it does not wait for that time.
 */
export function timeUntil(at: number, now: number): string {
  return at <= now || at > now + LONGEST_WAIT ? timeTexts.now : relativeTime(at, now);
}

/** A time of ISO 8601 in words: a day alone is that day everywhere, without a time of day. */
export function timeText(iso: string): string {
  return isDay(iso) ? dayText(iso) : exactTime(epochMsOf(iso));
}
