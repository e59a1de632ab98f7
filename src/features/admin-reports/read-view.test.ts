import { expect, it } from 'vitest';
import { disasterTypes, displayStatuses, severities } from '../../../contract/enumerations.ts';
import { radii } from '../../maps/near/near-place.ts';
import { fc } from '../../../tests/support/property.ts';
import { ageNames, chosenFilters, plainView, readView, sources, views, writeView } from './read-view.ts';

const any = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);

it('is read from the address as it was written, and leaves the rest of it', () => {
  const some = fc.record({
    status: fc.constantFrom(...displayStatuses),
    view: fc.constantFrom(...views),
    source: fc.constantFrom(...sources),
    type: any(disasterTypes),
    severity: any(severities),
    age: any(ageNames),
    near: any(['26.12, 85.39', 'Ward 7 & 8', '+1,2']),
    km: fc.constantFrom(...radii),
    search: fc.string({ maxLength: 200 }),
  });
  fc.assert(
    fc.property(some, (view) => {
      const written = writeView('?tab=reported&type=fire', view);
      expect(readView(written)).toEqual(view);
      expect(new URLSearchParams(written).get('tab')).toBe('reported');
    }),
  );
});

it('is the pending reports for an address that says nothing, or nothing that is known', () => {
  expect(readView('')).toEqual(plainView);
  expect(readView('?tab=reported&status=lost&view=globe&age=2&km=-1&type=war')).toEqual(plainView);
  expect(writeView('?tab=reported', plainView)).toBe('?tab=reported');
});

it('counts what hides something: a place that is none does not', () => {
  expect(chosenFilters({ ...plainView, near: 'Ward 7' })).toBe(0);
  expect(chosenFilters({ ...plainView, near: '26.12, 85.39', type: 'flood', age: 'over1d' })).toBe(3);
});
