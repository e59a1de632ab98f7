import * as v from 'valibot';
import { expect, it } from 'vitest';
import { findReports } from '../../../contract/calls/overview.ts';
import { disasterTypes, displayStatuses, severities } from '../../../contract/enumerations.ts';
import { radii } from '../../maps/near/near-place.ts';
import { fc } from '../../../tests/support/property.ts';
import { ageNames, plainView } from './read-view.ts';
import { queryFrom, wantedFrom } from './wanted.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const any = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);

it('asks the server only what the contract knows', () => {
  const some = fc.record({
    status: fc.constantFrom(...displayStatuses),
    view: fc.constant('list' as const),
    source: fc.constant('server' as const),
    type: any(disasterTypes),
    severity: any(severities),
    age: any(ageNames),
    near: fc
      .option(fc.tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })))
      .map((place) => place?.map((degree) => degree.toFixed(7)).join(', ')),
    km: fc.constantFrom(...radii),
    search: fc.string({ maxLength: 200 }),
  });
  fc.assert(
    fc.property(some, (view) => {
      expect(v.safeParse(findReports.query, queryFrom(view, NOW)).issues).toBeUndefined();
    }),
  );
});

it('asks the phone and the server for the same', () => {
  const view = { ...plainView, near: '26.12, 85.39', km: 10, age: 'over1d', type: 'flood', search: ' boat ' } as const;
  expect(wantedFrom(view)).toEqual({
    status: 'pending',
    filter: { type: 'flood', olderThanHours: 24, near: { from: { lat: 26.12, lng: 85.39 }, km: 10 }, text: 'boat' },
  });
  expect(queryFrom(view, NOW)).toEqual({
    status: 'pending',
    type: 'flood',
    to: '2026-11-21T12:00:00.000Z',
    lati: '26.12',
    long: '85.39',
    radiusKm: '10',
    search: 'boat',
  });
});

it('names a place to the server no nearer than to a kilometre: it stands in an address', () => {
  expect(queryFrom({ ...plainView, near: '26.123456, -85.387654' }, NOW)).toMatchObject({
    lati: '26.12',
    long: '-85.39',
  });
  expect(queryFrom({ ...plainView, near: '-0.0000001, 0.0000001' }, NOW)).toMatchObject({ lati: '0', long: '0' });
});

it('leaves what is held back out of the pending ones, but not out of a search, nor where it was decided', () => {
  expect(wantedFrom(plainView).filter?.lane).toBe('main');
  expect(queryFrom(plainView, NOW).lane).toBe('main');
  expect(wantedFrom({ ...plainView, search: 'boat' }).filter?.lane).toBeUndefined();
  expect(wantedFrom({ ...plainView, status: 'active' }).filter?.lane).toBeUndefined();
});
