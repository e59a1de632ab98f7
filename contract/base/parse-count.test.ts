import { expect, it } from 'vitest';
import { parseCount } from './parse-count.ts';

it.each([
  ['40', 40],
  [' 007 ', 7],
  ['٤٠', 40],
  ['۴۰', 40],
  ['४०', 40],
  ['４０', 40],
  ['𝟒𝟎', 40],
  ['𝟺𝟶', 40],
  ['\u200f٤٠', 40],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1\u202f200', 1200],
  ["1'200", 1200],
  ['1’200’000', 1_200_000],
  ['1,20,000', 120_000],
  ['١٬٢٠٠', 1200],
  ['1'.repeat(400), Number.MAX_SAFE_INTEGER],
])('reads %j as %d', (typed, count) => {
  expect(parseCount(typed)).toBe(count);
});

it.each(['about six', '1.5', '1,5', '-4', '+4', '4-5', '1,200.5', '1,200 300', '1,2', '4e3', '0x10', '½', '四十', ''])(
  'does not guess what %j means',
  (typed) => {
    expect(parseCount(typed)).toBeNaN();
  },
);
