import { describe, expect, it } from 'vitest';
import { internationalNumber } from './alert-steps.ts';

describe('a number for SMS', () => {
  it.each([
    ['+919876543210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['0091 (98765) 43210', '+919876543210'],
    ['\u202a+34 600.123.456\u202c', '+34600123456'],
    ['+९१ ९८७६५ ४३२१०', '+919876543210'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['۰۰۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
  ])('%j is %s', (text, number) => {
    expect(internationalNumber(text)).toBe(number);
  });

  it.each([
    '',
    '98765 43210',
    '098765 43210',
    '+0 123 456 789',
    '+91 98765',
    '+91 98765 43210 98765',
    '+919876543210, +919876543211',
    '+919876543210\u0000',
    '+919876543210;ext=1',
    'tel:+919876543210',
    '++919876543210',
  ])('%j is none', (text) => {
    expect(internationalNumber(text)).toBeUndefined();
  });
});
