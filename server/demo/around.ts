import type { DemoEvent, DemoPlace } from './events.ts';
import type { Seeded } from './seeded.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** The newest that there is: whatever is decided about it then has been decided by now. */
const LATEST_MS = 60 * MINUTE_MS;

/** A moment while the event was reported. */
export function timeOf({ daysAgo, lastsDays }: DemoEvent, now: number, chance: Seeded): number {
  const begin = now - daysAgo * DAY_MS;
  const end = Math.min(begin + lastsDays * DAY_MS, now - LATEST_MS);
  return chance.whole(begin, end);
}

/** A position some kilometres from the place at most, with as many digits as a phone's GPS is good for. */
export function near({ lati, long }: DemoPlace, chance: Seeded): { lati: number; long: number } {
  const shift = () => (chance.next() - 0.5) * 0.06;
  return { lati: degrees(lati + shift()), long: degrees(long + shift()) };
}

function degrees(value: number): number {
  return Number(value.toFixed(5));
}

export function filled(line: string, words: Readonly<Record<'place' | 'count' | 'phone', string>>): string {
  return line.replaceAll(/\{(place|count|phone)\}/g, (_, name: keyof typeof words) => words[name]);
}
