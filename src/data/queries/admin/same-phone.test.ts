import { expect, it } from 'vitest';
import { samePhoneAs } from './same-phone.ts';

it.each([
  ['+91 98765 43210', '098765-43210', true],
  ['9876543210', '٩٨٧٦٥٤٣٢١٠', true],
  ['+91 98765 43210', '+91 98765 43211', false],
  ['0177 4521', '01774521', true],
  // Too few digits to tell: an emergency number is many people's.
  ['112', '112', false],
  ['Not provided', 'Not provided', false],
  [undefined, undefined, false],
])('%s and %s: %s', (one, other, isSame) => {
  expect(samePhoneAs(one)(other)).toBe(isSame);
});
