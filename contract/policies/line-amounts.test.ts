import { expect, it } from 'vitest';
import { amountIn, openAmount, withAmount } from './line-amounts.ts';

it.each([
  ['50 tins', 50, ' tins'],
  ['50', 50, ''],
  [' 50kg', 50, 'kg'],
  ['2.5 l', 2.5, ' l'],
  ['1,000 tins', 1000, ' tins'],
  ['1,00,000 litres', 100_000, ' litres'],
  ['٥٠ علبة', 50, ' علبة'],
  ['५० डिब्बे', 50, ' डिब्बे'],
  ['5 packs of 10', 5, ' packs of 10'],
])('%j begins with the number %d', (quantity, value, unit) => {
  expect(amountIn(quantity)).toEqual({ value, unit });
  expect(withAmount(quantity, value - 0.5)).toBe(`${value - 0.5}${unit}`);
});

it.each([
  undefined,
  '',
  '—',
  'tins',
  'about 50',
  '0 tins',
  '-5',
  '50+',
  '10-20 tins',
  '10 - 20 tins',
  '10 to 20',
  '10/12',
  '2x50 l',
  '2 × 50 l',
  '1 1/2 bags',
  '2,5 kg',
  '2.500 kg',
  '1.234',
  '50, or more',
  '1234567890123',
])('%j begins with none: it is taken whole', (quantity) => {
  expect(amountIn(quantity)).toBeUndefined();
});

const part = (delivered: string) => openAmount({ quantity: '50 tins', status: 'partially-fulfilled', delivered });

it('what has come is not open, where it is a number of the same', () => {
  expect([part('20'), part('20 Tins'), part('12.5')]).toEqual([30, 30, 37.5]);
  expect([part('2 boxes'), part('some'), part('50'), part('60')]).toEqual(Array(4).fill(undefined));
  expect(openAmount({ quantity: '50 tins', status: 'partially-fulfilled' })).toBeUndefined();
  expect(openAmount({ quantity: '50 tins', status: 'pending' })).toBe(50);
  expect(openAmount({ quantity: '50 tins', status: 'fulfilled' })).toBeUndefined();
});
