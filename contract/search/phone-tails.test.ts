import { expect, it } from 'vitest';
import { numbersIn, tailsTyped, tailsWritten } from './phone-tails.ts';

const numbersOf = (text: string) => numbersIn(text).flatMap(({ readings }) => readings);

const finds = (typed: string, written: string) => {
  const tails = new Set(numbersOf(written).flat().flatMap(tailsWritten));
  return numbersOf(typed).some((numbers) =>
    numbers.every((number) => tailsTyped(number).some((tail) => tails.has(tail))),
  );
};

it.each([
  ['9876543210', '98765 43210'],
  ['98765 43210', '+91-98765-43210'],
  ['+91 98765 43210', '9876543210'],
  ['09876543210', '+91 (987) 654-3210'],
  ['0091 9876543210', '98.76.54.32.10'],
  ['6543210', '98765 43210'],
  ['00 44 (7700) 900-123', '07700 900123'],
  ['020 7946 0958', '+44 20 7946 0958'],
  ['+44 20 7946 0958', '7946 0958'],
  ['9876543210', 'Call 12, 98765 43210 or 91234 56780'],
  ['91234 56780', 'Call 98765 43210 91234 56780'],
])('%s finds %s', (typed, written) => expect(finds(typed, written)).toBe(true));

it.each([
  ['9876543210', '98765 43211'],
  ['9976543210', '98765 43210'],
  ['543210', '98765 43210'],
  ['1234567', '1234 5678'],
  ['9876543210', '6543211'],
])('%s does not find %s', (typed, written) => expect(finds(typed, written)).toBe(false));
