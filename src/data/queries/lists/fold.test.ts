import { expect, it } from 'vitest';
import { folded } from './fold.ts';

it('is the same for a letter of any script, capital or small', () => {
  const unequal: string[] = [];
  for (let point = 0; point < 0x110000; point += 1) {
    // Halves of surrogate pairs are no letters.
    if (point === 0xd800) point = 0xe000;
    const letter = String.fromCodePoint(point);
    const forms = [letter, letter.toLowerCase(), letter.toUpperCase(), letter.normalize('NFD')].map(folded);
    if (new Set(forms).size > 1) unequal.push(letter);
  }
  expect(unequal).toEqual([]);
});
