import { byLocale } from '../by-locale.ts';
import { texts } from '../texts.ts';

/** What came in each hour, beside the figures. */
export const hourlyTexts = texts('hourlyTexts', {
  title: 'What came in, hour by hour',
  lead: 'By the time of this device. What is held for review is not counted.',
  none: 'Nothing came in during the last three days.',
  reports: 'Disaster reports',
  aid: 'Aid requests',
  hour: 'Hour from',
  sum: (name: string, all: string, most: string) => `${name}: ${all} in three days, at most ${most} in an hour`,
  asTable: 'Show as a table',
  quiet: 'Hours in which nothing came in are left out.',
});

const hours = byLocale(
  (code) => new Intl.DateTimeFormat(code, { weekday: 'short', hour: 'numeric', minute: '2-digit' }),
);

/** "Fri 10:30 PM": where a few days are looked at, the day of the week says which. Epoch milliseconds. */
export function hourText(at: number): string {
  return hours().format(at);
}
