import { expect, it } from 'vitest';
import { readRupees } from './rupees.ts';

it('reads rupees as people type them, as paise', () => {
  const typed = [
    '500',
    ' 500 ',
    '₹500',
    '₹ 1,50,000.50',
    'Rs. 20',
    '99.5',
    '0.1',
    '0.07',
    '1,000',
    '٥٠٠',
    '५००',
    '٥٠٠٫٥',
  ];
  expect(typed.map(readRupees)).toEqual([
    ...[50_000, 50_000, 50_000, 15_000_050, 2_000, 9_950, 10, 7, 100_000, 50_000, 50_000, 50_050],
  ]);
});

it('takes no third decimal, no sign, no other money, and nothing that is no amount', () => {
  for (const text of ['', ' ', '1.234', '-5', '+5', '1e3', '5$', '1,2', '1.', '.5', 'five', '99999999999999999999']) {
    expect([text, readRupees(text)]).toEqual([text, undefined]);
  }
});

it('is exact for every paisa', () => {
  for (let paise = 0; paise < 100; paise += 1) {
    expect(readRupees(`1.${String(paise).padStart(2, '0')}`)).toBe(100 + paise);
  }
});
