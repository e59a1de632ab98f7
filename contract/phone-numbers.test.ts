import { describe, expect, it } from 'vitest';
import { fc } from '../tests/support/property.ts';
import { typedNumbers } from './phone-numbers.ts';
import { readNumbers, smsNumber } from './read-numbers.ts';

const dialled = (text: string, country?: string) => readNumbers(text, country).map((number) => number.dialled);
const asTyped = (text: string) => typedNumbers(text).map((number) => number.dialled);

describe('the numbers that somebody wrote', () => {
  it.each([
    ['9810012345 / 9810054321', ['9810012345', '9810054321'], ['+919810012345', '+919810054321']],
    ['98765 43210 (2nd floor)', ['9876543210'], ['+919876543210']],
    ['98765 43210 (2 floors up)', ['9876543210'], ['+919876543210']],
    ['Flat 204, call 98765-43210', ['9876543210'], ['+919876543210']],
    [
      '9810012345, 9810054321 or 022 2345 6789',
      ['9810012345', '9810054321', '02223456789'],
      ['+919810012345', '+919810054321', '+912223456789'],
    ],
    ['98100 12345 98100 54321', ['9810012345', '9810054321'], ['+919810012345', '+919810054321']],
    ['+91 98100 12345 +91 98100 54321', ['+919810012345', '+919810054321'], ['+919810012345', '+919810054321']],
    ['(022) 2345-6789 ext. 12', ['02223456789;ext=12'], ['+912223456789;ext=12']],
    ['022 2345 6789 x12', ['02223456789;ext=12'], ['+912223456789;ext=12']],
    ['022 2345 6789 #12', ['02223456789;ext=12'], ['+912223456789;ext=12']],
    ['tel:+91-22-2345-6789;ext=12', ['+912223456789;ext=12'], ['+912223456789;ext=12']],
    ['+44 (0)7911 123456', ['+447911123456'], ['+447911123456']],
    ['+4407911123456', ['+4407911123456'], ['+447911123456']],
    ['+49 (0) 30/123456', ['+4930123456'], ['+4930123456']],
    ['00 44 7911 123456', ['00447911123456'], ['+447911123456']],
    ['+९१ ९८७६५ ४३२१०', ['+919876543210'], ['+919876543210']],
    ['٠٢٢ ٢٣٤٥ ٦٧٨٩', ['02223456789'], ['+912223456789']],
    ['\u202a+34\u00a0600\u2011123\u2011456\u202c', ['+34600123456'], ['+34600123456']],
    ['98765\u200b43210', ['9876543210'], ['+919876543210']],
    ['＋91 98765 43210', ['+919876543210'], ['+919876543210']],
    ['112', ['112'], ['112']],
    ['1098 (childline)', ['1098'], ['1098']],
    ['*101#', ['*101#'], ['*101#']],
    ['+999 12345678', ['+99912345678'], ['+99912345678']],
    ['no number, 2nd floor', [], []],
    ['', [], []],
  ])('%j: %j as typed, %j in India', (text, typed, planned) => {
    expect(asTyped(text)).toEqual(typed);
    expect(dialled(text, 'IN')).toEqual(planned);
  });

  it('without a country stay as they were typed, but for those that name one', () => {
    expect(dialled('9810012345 / +44 (0)7911 123456 / 0044 7911 123456')).toEqual([
      '9810012345',
      '+447911123456',
      '+447911123456',
    ]);
    expect(dialled('9810012345', 'ZZ')).toEqual(['9810012345']);
  });

  it('are shown as they were written, without the words around them', () => {
    expect(typedNumbers('Asha: 98765 43210 (2nd floor)')).toEqual([{ text: '98765 43210', dialled: '9876543210' }]);
    expect(readNumbers('+44 (0)7911 123456', 'IN')[0]?.text).toBe('+44 (0)7911 123456');
  });

  it('are never more than an address of RFC 3966 holds, whatever was written', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d +()/x#*-]*$/));
    fc.assert(
      fc.property(anything, (text) => {
        for (const number of [...typedNumbers(text), ...readNumbers(text, 'IN')])
          expect(number.dialled).toMatch(/^[\d+*#]*\d[\d+*#]*(;ext=\d{1,7})?$/);
      }),
    );
  });
});

describe('a number for SMS', () => {
  it.each([
    ['+919876543210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['0091 (98765) 43210', '+919876543210'],
    ['\u202a+34 600.123.456\u202c', '+34600123456'],
    ['+९१ ९८७६५ ४३२१०', '+919876543210'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['۰۰۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
    ['+44 (0)7911 123456', '+447911123456'],
    ['tel:+919876543210', '+919876543210'],
    ['+91 98765 43210 (2nd floor)', '+919876543210'],
    // What was mistyped around a whole number is left out: the gateway gets digits and nothing else.
    ['++919876543210', '+919876543210'],
    ['+919876543210\u0000', '+919876543210'],
  ])('%j is %s', (text, number) => {
    expect(smsNumber(text)).toBe(number);
  });

  it.each([
    ['98765 43210', '+919876543210'],
    ['098765 43210', '+919876543210'],
    ['98765 43210 (2nd floor)', '+919876543210'],
  ])('%j is %s where the deployment is in India', (text, number) => {
    expect(smsNumber(text)).toBeUndefined();
    expect(smsNumber(text, 'IN')).toBe(number);
  });

  it.each([
    '',
    '+0 123 456 789',
    '+91 98765',
    '+91 98765 43210 98765',
    '+919876543210, +919876543211',
    '+919876543210;ext=1',
    '9810012345 / 9810054321',
    '112',
  ])('%j is none', (text) => {
    expect(smsNumber(text)).toBeUndefined();
    expect(smsNumber(text, 'IN')).toBeUndefined();
  });
});
