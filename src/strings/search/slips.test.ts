import { expect, test } from 'vitest';
import { slips } from './slips.ts';

test.each([
  ['watr', 'water', 1],
  ['comming', 'coming', 1],
  ['breatihng', 'breathing', 1],
  ['inundasiom', 'inundacion', 2],
  ['fire', 'wire', undefined],
  ['sun', 'son', undefined],
  ['water', 'water', undefined],
])('%s for %s: %s', (word, other, count) => {
  expect(slips(word, other)).toBe(count);
});
