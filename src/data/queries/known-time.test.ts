import { expect, it } from 'vitest';
import { knownTime } from './known-time.ts';

const BUILT = Date.UTC(2026, 10, 1);
const NOW = Date.UTC(2026, 10, 27, 9, 30);
const FELL_BACK = Date.UTC(2010, 0, 1, 0, 12);
const MINUTE = 60_000;

it('a clock that may be right is taken at its word, be it some minutes behind the server or ahead of it', () => {
  for (const here of [NOW, NOW - 50 * MINUTE, NOW + 9_000 * MINUTE]) {
    const heard = { server: NOW, here: NOW };
    expect(knownTime(here, heard, BUILT)).toEqual({ isClockWrong: false, now: here, notBefore: here });
  }
  expect(knownTime(FELL_BACK, undefined, 0).isClockWrong).toBe(false);
});

it('one from before the build is wrong, and without a word of the server nobody knows the time', () => {
  expect(knownTime(FELL_BACK, undefined, BUILT)).toEqual({ isClockWrong: true, now: undefined, notBefore: BUILT });
});

it('one that the server spoke to since it fell back counts on from there', () => {
  const heard = { server: NOW, here: FELL_BACK };
  const now = NOW + 90 * MINUTE;
  expect(knownTime(FELL_BACK + 90 * MINUTE, heard, BUILT)).toEqual({ isClockWrong: true, now, notBefore: now });
});

it('one that fell back since the server spoke knows only what has passed', () => {
  const expected = { isClockWrong: true, now: undefined, notBefore: NOW };
  expect(knownTime(FELL_BACK, { server: NOW, here: NOW - MINUTE }, BUILT)).toEqual(expected);
  expect(knownTime(FELL_BACK, { server: NOW, here: FELL_BACK + 500 * MINUTE }, BUILT)).toEqual(expected);
  // By less than a year, which the build alone would not show.
  expect(knownTime(NOW - 3 * 24 * 60 * MINUTE, { server: NOW, here: NOW }, BUILT)).toEqual(expected);
});
