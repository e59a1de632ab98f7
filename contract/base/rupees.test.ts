import { expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { readRupees, typedRupees } from './rupees.ts';
import { rupeesText } from './rupees-text.ts';

const MOST = 100_000_000_000_000;

it.each([
  ['2500', 250_000],
  ['2500.5', 250_050],
  ['2500,50', 250_050],
  ['2,50,000', 25_000_000],
  ['250,000.01', 25_000_001],
  ['₹ 1 200', 120_000],
  ['Rs. 7', 700],
  ['२५०', 25_000],
  ['٢٥٠٫٥', 25_050],
  ['0.01', 1],
  ['007', 700],
  // Money that a sum of halves would get wrong.
  ['1.15', 115],
  ['4.35', 435],
  ['90071992547.41', 9_007_199_254_741],
])('%s', (typed, paise) => expect(readRupees(typed, MOST)).toBe(paise));

it.each(['abc', '-5', '1.234', '1.2.3', '1e3', '0', '0.00', '.', '5,', '½'])('is no amount: %s', (typed) =>
  expect(readRupees(typed, MOST)).toBe('wrong'),
);

it('tells nothing from too much', () => {
  expect(readRupees('  ', MOST)).toBeUndefined();
  expect(readRupees('9'.repeat(40), MOST)).toBe('too-much');
  expect(readRupees(typedRupees(MOST + 1), MOST)).toBe('too-much');
});

it('reads back what it wrote, to the last paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST }), (paise) => {
      expect(readRupees(typedRupees(paise), MOST)).toBe(paise);
    }),
  );
});

it('shows what it is given as India writes it, to the last paisa', () => {
  expect([1, 99, 100, 12_345_678_905].map(rupeesText)).toEqual(['₹0.01', '₹0.99', '₹1.00', '₹12,34,56,789.05']);
});
