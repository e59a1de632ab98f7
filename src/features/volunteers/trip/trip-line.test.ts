import { expect, it } from 'vitest';
import { fc } from '../../../../tests/support/property.ts';
import { lengthM, MOST_POINTS, withPause, withPoint } from './trip-line.ts';

/** So many metres to the north. */
const at = (metres: number, lng = 85) => ({ lat: 25 + metres / 111_195, lng });
const count = (parts: Parameters<typeof lengthM>[0]) => parts.reduce((sum, part) => sum + part.length, 0);

it('grows as the phone moves, and not while its receiver wanders', () => {
  let parts = withPause([]);
  expect(parts).toEqual([]);
  for (const metres of [0, 10, -5, 30, 40, 60]) parts = withPoint(parts, at(metres));
  expect(parts).toHaveLength(1);
  expect(count(parts)).toBe(3);
  expect(lengthM(parts)).toBeGreaterThan(58);
  expect(lengthM(parts)).toBeLessThan(62);
});

it('counts nothing between a pause and its end', () => {
  let parts = withPoint(withPoint([], at(0)), at(100));
  parts = withPause(parts);
  expect(withPause(parts)).toBe(parts);
  for (const metres of [5_000, 5_100]) parts = withPoint(parts, at(metres));
  expect(parts).toHaveLength(2);
  expect(Math.round(lengthM(parts))).toBe(200);
});

it('never takes more than its room, and keeps where it began and where it is', () => {
  let parts = withPause([]);
  for (let metres = 0; metres < 250_000; metres += 30) parts = withPoint(parts, at(metres));
  expect(count(parts)).toBeLessThanOrEqual(MOST_POINTS);
  expect(lengthM(parts)).toBeGreaterThan(245_000);
  expect(parts[0]?.[0]?.lat).toBe(25);
});

it('has its room also with any number of pauses', () => {
  const steps = fc.array(fc.boolean(), { minLength: 2_200, maxLength: 2_600 });
  fc.assert(
    fc.property(steps, (moves) => {
      let parts = withPause([]);
      for (const [index, isPause] of moves.entries()) {
        parts = withPoint(isPause ? withPause(parts) : parts, at(index * 30));
      }
      expect(count(parts)).toBeLessThanOrEqual(MOST_POINTS);
    }),
    { numRuns: 3 },
  );
});
