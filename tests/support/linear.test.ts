import { expect, it } from 'vitest';
import { isLinear, repeated } from './linear.ts';

const ones = (length: number) => `${repeated('1', length)}x`;

it('work that takes its text’s length passes, and work that takes its square does not', () => {
  expect(isLinear((text) => /^\d+$/.test(text), ones)).toBe(true);
  expect(isLinear((text) => Array.from(text, (one) => one.codePointAt(0)).join(''), ones)).toBe(true);
  // Every start is tried to the end of the text.
  expect(isLinear((text) => /\d+$/.test(text), ones, 20_000)).toBe(false);
});
