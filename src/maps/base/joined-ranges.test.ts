import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/property.ts';
import { joinedRanges } from './joined-ranges.ts';

it('joins what lies near, in the order of places, and nothing that gets too long', () => {
  const range = (offset: number, length: number) => ({ offset, length });
  const limits = { gap: 10, most: 100 };
  expect(joinedRanges([range(50, 10), range(0, 45)], limits)).toEqual([range(0, 60)]);
  expect(joinedRanges([range(0, 10), range(21, 10)], limits)).toEqual([range(0, 10), range(21, 10)]);
  expect(joinedRanges([range(0, 60), range(60, 60)], limits)).toEqual([range(0, 60), range(60, 60)]);
  expect(joinedRanges([range(0, 500), range(10, 5)], limits)).toEqual([range(0, 500)]);
  expect(joinedRanges([range(0, 50), range(10, 5)], limits)).toEqual([range(0, 50)]);
  expect(joinedRanges([], limits)).toEqual([]);
});

it('leaves no part out', () => {
  const parts = fc.array(fc.record({ offset: fc.nat(2_000), length: fc.integer({ min: 1, max: 300 }) }));
  fc.assert(
    fc.property(parts, (ranges) => {
      const joined = joinedRanges(ranges, { gap: 20, most: 400 });
      for (const { offset, length } of ranges) {
        const holding = joined.some((one) => one.offset <= offset && one.offset + one.length >= offset + length);
        expect(holding).toBe(true);
      }
    }),
  );
});
