import { expect, test } from 'vitest';
import { ngoCategories } from '../../../../contract/enumerations.ts';
import { knownNeeds } from '../../../../contract/known-needs.ts';
import { fits } from '../../../../contract/policies/ngo-fits.ts';
import { isThere, suits } from './suits.ts';

const food = { name: 'Food', focusAreas: ['Food Aid'] };
const doctors = { name: 'Doctors', focusAreas: ['medical aid '] };
const wells = { name: 'Wells', focusAreas: ['Water'] };

test('what one works on counts for more than where it is, and both for most', () => {
  const give = { types: ['Medicine', 'Tents'], location: 'Behind the school, MÁLAGA' };
  expect([food, doctors, wells].map((ngo) => suits(ngo, give))).toEqual([0, 2, 0]);
  expect(suits({ ...doctors, city: 'Malaga' }, give)).toBe(3);
  expect(suits({ ...food, city: 'Málaga' }, give)).toBe(1);
});

test('a city is where the help is needed by whole words', () => {
  expect(isThere({ city: 'New Delhi' }, 'Ward 7, New-Delhi 110001')).toBe(true);
  expect(isThere({ city: 'Gaya' }, 'Bodhgaya')).toBe(false);
  expect(isThere({ city: 'पटना' }, 'गाँधी मैदान, पटना')).toBe(true);
  for (const city of [undefined, '', ' - ']) expect(isThere({ city }, 'Patna')).toBe(false);
});

test('an area that an organization named itself counts by whole words', () => {
  expect(fits(wells, ['Drinking water'])).toBe(true);
  expect(fits(wells, ['Waterproof sheets'])).toBe(false);
  expect(fits({ focusAreas: ['Boat rescue'] }, ['Rescue boat'])).toBe(true);
  expect(fits({ focusAreas: ['Rescue, boats'] }, ['Rescue boat'])).toBe(true);
  expect(fits({ focusAreas: ['Food and water distribution'] }, ['Food'])).toBe(true);
  expect(fits({ focusAreas: ['नाव से बचाव'] }, ['बचाव नाव'])).toBe(true);
  expect(fits({ focusAreas: ['Mountain rescue'] }, ['Rescue boat'])).toBe(false);
  expect(fits({ focusAreas: ['Food Aid'] }, ['First aid'])).toBe(false);
  expect(fits({ focusAreas: [' '] }, ['Drinking water'])).toBe(false);
});

test('every kind that the form suggests belongs to some focus area, and no other word is one of the object itself', () => {
  for (const type of knownNeeds) expect(fits({ focusAreas: ngoCategories }, [type])).toBe(true);
  expect(fits({ focusAreas: ngoCategories }, ['constructor'])).toBe(false);
});
