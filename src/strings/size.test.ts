import { expect, it } from 'vitest';
import { sizeText } from './size.ts';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1.0 MB'],
  [999_950_000, '1.0 GB'],
  [10_737_418_240, '10.7 GB'],
])('says %d as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
