import { systemClock } from '../../../contract/base/clock.ts';
import { withStorage } from '../web-storage.ts';

/** What a server of ours said last of the time, and what this phone's clock showed then; both in epoch milliseconds. */
export interface HeardTime {
  server: number;
  here: number;
}

const KEY = 'relief-relay-server-time';
/** A newer one is worth a write after so long; until then the one before tells as much. */
const MINUTE_MS = 60_000;

let last: HeardTime | undefined;

/** With each answer: its `Date` header. What is no date tells nothing. */
export function noteServerTime(date: string | null): void {
  const heard = { server: Date.parse(date ?? ''), here: systemClock.now() };
  if (Number.isNaN(heard.server)) return;
  const before = last;
  // A clock that was set meanwhile is noted at once.
  const isNews =
    before === undefined ||
    Math.abs(heard.server - before.server) >= MINUTE_MS ||
    Math.abs(heard.here - before.here) >= MINUTE_MS;
  if (!isNews) return;
  last = heard;
  withStorage('localStorage', (local) => local.setItem(KEY, `${heard.server} ${heard.here}`));
}

/** Kept beyond the page: a phone without a network still knows what it was told before its battery was empty. */
export function heardTime(): HeardTime | undefined {
  if (last) return last;
  const text = withStorage('localStorage', (local) => local.getItem(KEY)) ?? '';
  const [server = Number.NaN, here = Number.NaN] = text.split(' ').map(Number);
  return text !== '' && Number.isFinite(server) && Number.isFinite(here) ? { server, here } : undefined;
}
