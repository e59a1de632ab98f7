import { describe, expect, it } from 'vitest';
import { folded, wordsIn } from './folded.ts';
import { alike, unlike } from './folded-cases.ts';

describe('the table', () => {
  it.each(alike)('%s: %s is %s', (_, one, other) => {
    expect(folded(one)).toBe(folded(other));
    expect(wordsIn(folded(one))).not.toEqual([]);
  });

  it.each(unlike)('%s is not %s', (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
  });
});

it('is the same for a letter of any script, capital or small, in each form of Unicode, and twice', () => {
  const unequal: string[] = [];
  for (let point = 0; point < 0x110000; point += 1) {
    // Halves of surrogate pairs are no letters.
    if (point === 0xd800) point = 0xe000;
    const letter = String.fromCodePoint(point);
    const forms = new Set([
      letter.toLowerCase(),
      letter.toUpperCase(),
      letter.normalize('NFD'),
      letter.normalize('NFKC'),
    ]);
    const one = folded(letter);
    // Most letters have one form, and stay what they are.
    if (one === letter && forms.size === 1 && forms.has(letter)) continue;
    const all = [...forms].map(folded);
    if (new Set([one, folded(one), ...all]).size > 1) unequal.push(letter);
  }
  expect(unequal).toEqual([]);
});
