import { expect, it } from 'vitest';
import { dateTexts } from './dates.ts';
import { injections } from './injections.ts';
import { brokenJson } from './json-texts.ts';
import { naughtyStrings } from './naughty-strings.ts';
import { numberTexts } from './numbers.ts';
import { unstorableTexts, worldTexts } from './scripts-of-the-world.ts';

/** How much of each kind the bar asks for: a corpus that shrinks unseen would test nothing and stay green. */
const sizes: readonly (readonly [string, readonly string[], number])[] = [
  ['naughty strings', naughtyStrings, 470],
  ['Indic and right to left', [...worldTexts, ...unstorableTexts], 300],
  ['injections', injections, 300],
  ['numbers', numberTexts, 120],
  ['dates', dateTexts, 80],
];

it.each(sizes)('has enough %s, none twice', (_, texts, size) => {
  expect(texts.length).toBeGreaterThanOrEqual(size);
  expect(new Set(texts).size).toBeGreaterThanOrEqual(size);
});

it('breaks JSON in two thousand ways', () => {
  const bodies = Array.from({ length: 20 }, (_, index) => ({ name: `Meera ${index}`, text: 'x'.repeat(90) }));
  expect(new Set(brokenJson(bodies).map((bytes) => bytes.toString('hex'))).size).toBeGreaterThan(2_000);
});
