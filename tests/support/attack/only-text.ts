import { expect } from 'vitest';
import { madeOfText } from './made-of-text.ts';

/** For unit tests of screens: all of these stand in the part to the letter, and nothing else was made of them. */
export function expectOnlyText(part: Element, texts: readonly string[]): void {
  const { textContent } = part;
  expect(texts.filter((text) => !textContent.includes(text))).toEqual([]);
  expect(madeOfText()).toEqual([]);
}
