import { byLocale } from '../by-locale.ts';
import { numberText } from '../plural.ts';
import { texts } from '../texts.ts';

/** What is shown above a list of which this device keeps a copy. */
export const listCopyTexts = texts('listCopyTexts', {
  asOf: (time: string) => `Last update: ${time}`,
  /** Of what was asked for more than an hour ago, and what is added after a day. */
  old: (when: string) => `As of ${when}.`,
  stale: 'Much may have changed since.',
  coming: 'Getting the list…',
  refreshing: 'Checking for updates…',
  refresh: 'Refresh',
  unreachable: 'The server cannot be reached.',
  refused: 'The server did not answer as expected.',
  never: 'This list is not on this phone, and the server cannot be reached. It comes as soon as there is a network.',
  neverRefused: 'This list is not on this phone, and the server did not answer as expected.',
  part: 'Only a part of this list has come to this phone so far. The rest comes as soon as the server can be reached.',
  /** Where the server has more. */
  kept: (rows: number, of: number) => `Kept on this phone: ${numberText(rows)} of ${numberText(of)}`,
  keepMore: 'Keep more',
  noneHere: 'None of those on this phone',
  tryAgain: 'Try again',
});

const times = byLocale((code) => new Intl.DateTimeFormat(code, { timeStyle: 'short' }));
const days = byLocale((code) => new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }));

/** "Last update: 10:42", and the day too where it was another; both times in epoch milliseconds. */
export function asOfTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return listCopyTexts.asOf((isToday ? times() : days()).format(at));
}
