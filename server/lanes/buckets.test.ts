import { expect, it } from 'vitest';
import { createBuckets } from './buckets.ts';
import { createLanes } from './lanes.ts';

const HOUR = 3_600_000;

let clockNow = 0;
const clock = { now: () => clockNow };

it('S53 a bucket gives what is there, fills again with time, and never beyond its burst', () => {
  clockNow = 0;
  const buckets = createBuckets({ burst: 3, perHour: 6 }, clock);
  expect(buckets.room('a')).toBe(3);
  buckets.take('a', 3);
  expect([buckets.room('a'), buckets.secondsUntilRoom('a'), buckets.room('b')]).toEqual([0, 600, 3]);
  clockNow = HOUR / 6 - 1;
  expect([buckets.room('a'), buckets.secondsUntilRoom('a')]).toEqual([0, 1]);
  clockNow = HOUR / 6;
  expect(buckets.room('a')).toBe(1);
  clockNow = 100 * HOUR;
  expect(buckets.room('a')).toBe(3);
  buckets.giveBack('a', 5);
  expect(buckets.room('a')).toBe(3);
});

it('S53 a clock that is set back brings nothing and takes nothing', () => {
  clockNow = 10 * HOUR;
  const buckets = createBuckets({ burst: 4, perHour: 4 }, clock);
  buckets.take('a', 3);
  clockNow = 0;
  expect(buckets.room('a')).toBe(1);
  buckets.take('a', 1);
  clockNow = HOUR / 4;
  expect(buckets.room('a')).toBe(1);
});

it('S53 made-up keys push out the longest unused ones and take no more memory', () => {
  clockNow = 0;
  const buckets = createBuckets({ burst: 2, perHour: 1 }, clock, 3);
  for (const key of ['a', 'b', 'c']) buckets.take(key, 2);
  buckets.take('a', 0);
  buckets.take('d', 2);
  expect(['a', 'c', 'd'].map((key) => buckets.room(key))).toEqual([0, 0, 0]);
  expect(buckets.room('b')).toBe(2);
});

it('S53 both the phone and its address must have room, and what was not used is given back to both', () => {
  clockNow = 0;
  const lanes = createLanes({ device: 3, address: 5 }, clock);
  const phone = (device: string) => ({ device, address: 'x' });
  expect(lanes.take(phone('a'), 10)).toBe(3);
  expect(lanes.take(phone('b'), 10)).toBe(2);
  expect([lanes.take({ address: 'x' }, 1), lanes.take({ address: 'y' }, 10)]).toEqual([0, 5]);
  lanes.giveBack(phone('b'), 2);
  expect([lanes.take(phone('a'), 1), lanes.take(phone('b'), 4)]).toEqual([0, 2]);
});
