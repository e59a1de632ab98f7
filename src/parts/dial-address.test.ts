import { expect, it } from 'vitest';
import { dialAddress } from './dial-address.ts';

it.each([
  ['112', 'tel:112'],
  ['1 1 2', 'tel:112'],
  ['1-800-123', 'tel:1800123'],
  ['+91 112', 'tel:+91112'],
  ['*101#', 'tel:*101#'],
])('%s is dialled as %s', (written, address) => {
  expect(dialAddress(written)).toBe(address);
});
