import { expect, it } from 'vitest';
import { workStates } from '../enumerations.ts';
import { hasLeft, leavesAt, withoutExactPlace } from './after-work.ts';

const endedAt = '2026-11-28T10:00:00.000Z';
const DAY_MS = 24 * 60 * 60_000;

it('what helped on the way leaves a day after the work has ended, whatever its end was, and never before', () => {
  const kept = workStates.filter((state) => leavesAt({ state, endedAt }) === undefined);
  expect(kept).toEqual(['accepted', 'on-the-way', 'arrived', 'done']);
  expect(leavesAt({ state: 'withdrawn', endedAt })).toBe(Date.parse(endedAt) + DAY_MS);
  expect(leavesAt({ state: 'withdrawn' })).toBeUndefined();
  expect(leavesAt({ state: 'completed', endedAt: 'some day' })).toBeUndefined();
  const at = Date.parse(endedAt) + DAY_MS;
  expect([hasLeft({ state: 'completed', endedAt }, at - 1), hasLeft({ state: 'completed', endedAt }, at)]).toEqual([
    false,
    true,
  ]);
});

it('without its exact place a disaster has what everybody is told of it', () => {
  const disaster = {
    _id: 'r1',
    address: 'House 4',
    locationAccuracy: 12,
    near: { name: 'Saharsa' },
    location: { lati: '25.88371', long: 86.60412 },
  };
  expect(withoutExactPlace(disaster as never)).toEqual({
    _id: 'r1',
    near: { name: 'Saharsa' },
    location: { lati: 25.88, long: 86.6 },
  });
  expect(withoutExactPlace({ address: 'House 4' } as never)).toEqual({});
});
