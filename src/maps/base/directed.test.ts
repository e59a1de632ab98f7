import { expect, it } from 'vitest';
import { directionOf } from './directed.ts';

it.each([
  ['رامبور', 'rtl'],
  ['7 شارع', 'rtl'],
  ['रामपुर', 'ltr'],
  ['Rampur (رامبور)', 'ltr'],
  ['', 'ltr'],
])('%s is written %s', (words, direction) => {
  expect(directionOf(words)).toBe(direction);
});
