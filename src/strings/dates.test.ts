import { expect, it } from 'vitest';
import { dayIn, longDayIn } from './dates.ts';

/** Half past midnight of 1 April in India. */
const NEW_YEAR = '2027-03-31T19:00:00.000Z';

it('a day is by the clock of the zone; without one, or by one that nobody knows, it is by UTC', () => {
  expect(dayIn(NEW_YEAR, 'Asia/Kolkata')).toBe('Apr 1, 2027');
  expect(longDayIn(NEW_YEAR, 'Asia/Kolkata')).toBe('April 1, 2027 (Asia/Kolkata)');
  expect([dayIn(NEW_YEAR), dayIn(NEW_YEAR, 'Mars/Olympus')]).toEqual(['Mar 31, 2027', 'Mar 31, 2027']);
  expect(longDayIn(NEW_YEAR, 'Mars/Olympus')).toBe('March 31, 2027 (UTC)');
});
