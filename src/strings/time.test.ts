import { describe, expect, it } from 'vitest';
import { relativeTime, timeSince, timeUntil } from './time.ts';

const NOW = 1_700_000_000_000;

describe('relativeTime', () => {
  it.each([
    [-3_000, 'just now'],
    [4_000, 'in a few seconds'],
    [-42_000, '42 seconds ago'],
    [60_000, 'in 1 minute'],
    [-5 * 60_000, '5 minutes ago'],
    [-3 * 3_600_000, '3 hours ago'],
    [-49 * 3_600_000, '2 days ago'],
  ])('%i ms from now is "%s"', (distance, words) => {
    expect(relativeTime(NOW + distance, NOW)).toBe(words);
  });
});

it('never puts the past into the future, whatever the clock did', () => {
  expect(timeSince(NOW + 3_600_000, NOW)).toBe('just now');
});

it('calls a try that is due "now"', () => {
  expect(timeUntil(NOW - 1, NOW)).toBe('now');
  expect(timeUntil(NOW + 90_000, NOW)).toBe('in 2 minutes');
  expect(timeUntil(NOW + 15 * 60_000, NOW)).toBe('in 15 minutes');
});

it('promises no try in 60 days where the clock has been set back', () => {
  expect(timeUntil(NOW + 60 * 86_400_000, NOW)).toBe('now');
});
