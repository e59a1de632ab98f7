// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptAge } from './kept-age.tsx';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => {
  const age = document.querySelector<HTMLElement>('[data-age]');
  return age && [age.dataset['age'], age.textContent];
};

it.each([
  ['never asked for', undefined, null],
  ['asked for just now', 0, null],
  ['asked for within the hour', 59 * MINUTE, null],
  ['asked for by a clock that was ahead', -5 * DAY, null],
  ['of an hour ago', HOUR, ['old', 'As of 1 hour ago.']],
  ['of today', 23 * HOUR, ['old', 'As of 23 hours ago.']],
  ['of a day ago', DAY, ['stale', 'As of 1 day ago. Much may have changed since.']],
  ['of five days ago', 5 * DAY, ['stale', 'As of 5 days ago. Much may have changed since.']],
])('what was %s says so', (_, age, words) => {
  render(<KeptAge asOf={age === undefined ? undefined : NOW - age} />);
  expect(shown()).toEqual(words);
});

it('gets old in a page that stays open', () => {
  render(<KeptAge asOf={NOW - 50 * MINUTE} />);
  expect(shown()).toBeNull();
  act(() => void vi.advanceTimersByTime(10 * MINUTE));
  expect(shown()).toEqual(['old', 'As of 1 hour ago.']);
});
