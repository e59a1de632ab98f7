import { texts } from '../texts.ts';

/** Blocked roads, at the Desk and beside a report. */
export const adminRoadTexts = texts('adminRoadTexts', {
  title: 'Blocked roads',
  lead: 'Confirm a block to show it to everybody, lift it once the road is open. After 48 hours without a confirmation it is over.',
  map: 'Blocked roads on the map',
  empty: 'No blocked road was reported.',
  active: 'Blocked now',
  ended: 'Over in the last day',
  confirm: 'Confirm',
  again: 'Confirm again',
  back: 'It is blocked again',
  lift: 'Lift',
  done: { confirm: 'Confirmed', lift: 'Lifted', reopen: 'Undone' },
  about: (act: string, what: string, place: string) => `${act}: ${what}, ${place}`,
});
