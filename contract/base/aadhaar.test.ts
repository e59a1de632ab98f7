import { expect, it } from 'vitest';
import { isAadhaarNumber, isMaskedAadhaar, maskedAadhaar } from './aadhaar.ts';

/** Made for tests: the check digit is right, the number is nobody's. */
const NUMBER = '234123412346';

it('takes a number with the right check digit, in groups or not', () => {
  for (const text of [NUMBER, '2341 2341 2346', ' 2341-2341-2346 ']) expect(isAadhaarNumber(text), text).toBe(true);
});

it('finds every single wrong digit and every two neighbours that changed places', () => {
  for (let place = 0; place < NUMBER.length; place += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const other = NUMBER.slice(0, place) + digit + NUMBER.slice(place + 1);
      expect(isAadhaarNumber(other), other).toBe(other === NUMBER);
    }
    const [a = '', b = ''] = NUMBER.slice(place, place + 2);
    const swapped = NUMBER.slice(0, place) + b + a + NUMBER.slice(place + 2);
    if (b !== '' && a !== b) expect(isAadhaarNumber(swapped), swapped).toBe(false);
  }
});

it('takes no other text for one', () => {
  for (const text of ['', '12', '2341 2341 234', '1341 2341 2346', 'XXXX XXXX 2346', '२३४१२३४१२३४६x']) {
    expect(isAadhaarNumber(text), text).toBe(false);
  }
});

it('knows a masked one again', () => {
  expect(isMaskedAadhaar(maskedAadhaar('2346'))).toBe(true);
  expect(isMaskedAadhaar('XXXX XXXX XXXX')).toBe(false);
  expect(isMaskedAadhaar(NUMBER)).toBe(false);
});
