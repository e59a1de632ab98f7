import { expect, it } from 'vitest';
import { plainDigits } from './digits.ts';

it.each([
  ['+91 98765-43210', '+91 98765-43210'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['+٩١ ٩٨٧٦٥', '+91 98765'],
  ['𝟒𝟎 people', '40 people'],
  ['½ ² 四', '½ ² 四'],
  ['\u202a98765\u200b 43210\u202c\ufeff', '98765 43210'],
  ['', ''],
])('reads %j as %j', (typed, plain) => expect(plainDigits(typed)).toBe(plain));

it('knows every digit of every script', () => {
  const digits = Array.from({ length: 0x1fbff }, (_, point) => String.fromCodePoint(point)).filter((character) =>
    /^\p{Nd}$/u.test(character),
  );
  expect(digits.length).toBeGreaterThan(600);
  expect(digits.map((digit) => Number(plainDigits(digit)))).toEqual(digits.map((_, place) => place % 10));
});
