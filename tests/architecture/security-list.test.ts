import { expect, it } from 'vitest';
import { sources, withoutComments } from './sources.ts';

/** The lines of the security list that this product claims so far, as ranges of their numbers. */
const claimed: readonly (readonly [number, number])[] = [
  [1, 21],
  [23, 27],
  [33, 43],
  [47, 54],
  [56, 60],
];

/** `it('S41 …`, `newPhoneTest('S37 …`, `describe('S24 S49 …`, `it.each(…)('S11 …`: numbers stand at the head of a title. */
const TITLE = /\b(?:it|test|\w+Test|describe)\b(?:\.\w+)*(?:\.each[\s\S]{0,2000}?\))?\(\s*['"`]((?:S\d{2}[ ,:]*)+)/g;

it('every claimed line of the security list has a test that says so', () => {
  const files = sources(/\.(test|spec)\.tsx?$/).map(withoutComments);
  const named = new Set(
    files.flatMap(({ text }) =>
      Array.from(text.matchAll(TITLE), ([, numbers = '']) => numbers).flatMap(
        (numbers) => numbers.match(/S\d{2}/g) ?? [],
      ),
    ),
  );
  const wanted = claimed.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  const missing = wanted.map((number) => `S${String(number).padStart(2, '0')}`).filter((number) => !named.has(number));
  expect(missing).toEqual([]);
});
