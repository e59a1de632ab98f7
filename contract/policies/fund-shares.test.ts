import { expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { sharesOf } from './fund-shares.ts';

it('gives what rounding leaves over to where it cut off most', () => {
  expect(sharesOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
  expect(sharesOf([2, 1])).toEqual([66.7, 33.3]);
  expect(sharesOf([25_050])).toEqual([100]);
  expect([sharesOf([]), sharesOf([0, 0])]).toEqual([[], [0, 0]]);
});

it('always adds up to 100, and strays from no exact share by a tenth', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, (paise) => {
      const shares = sharesOf(paise);
      const whole = paise.reduce((sum, amount) => sum + amount, 0);
      expect(shares.reduce((sum, share) => sum + Math.round(share * 10), 0)).toBe(1000);
      shares.forEach((share, index) => {
        expect(Math.abs(share - ((paise[index] ?? 0) / whole) * 100)).toBeLessThan(0.1 + 1e-9);
      });
    }),
  );
});
