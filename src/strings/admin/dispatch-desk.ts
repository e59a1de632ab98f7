import { numberText, plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The reports on a wide screen: the list, and beside it the details of one. */
export const dispatchDeskTexts = texts('dispatchDeskTexts', {
  details: (what: string, where: string) => `Details: ${what}, ${where}`,
  chooseOne: 'Choose a report to see its details here.',
  doubles: (count: number) => plural(count, { one: '# possible double', other: '# possible doubles' }),
  /** So many tell perhaps of one event, in a narrow column. */
  times: (count: number) => `×${numberText(count)}`,
  openPage: 'Open its own page',
  filters: (count: number) =>
    count === 0 ? 'Filters' : plural(count, { one: 'Filters: # is on', other: 'Filters: # are on' }),
  keys: 'Keyboard shortcuts',
  keysLead: 'They act anywhere on this page, but not while you type. Enter on a report opens its details.',
  keysOn: 'Use single keys as shortcuts on this device',
  close: 'Close',
  keyNames: {
    j: 'Next report',
    k: 'Report before',
    Enter: 'Open the details of the report',
    Escape: 'Back to the list',
    a: 'Approve without an alert',
    '/': 'Search',
    '?': 'This help',
  },
});

/** "35 min", "3 hr", "2 days": how long ago, for a column. Both in epoch milliseconds. */
export function ageText(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / 60_000));
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day'];
  return numberText(count, { style: 'unit', unit, unitDisplay: 'short' });
}
