import { expect, it } from 'vitest';
import { askAboutDeadline } from './ask-about-deadline.ts';
import { localFromTime } from './build-aid-form.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const HOUR_MS = 3_600_000;

it.each([
  [-2 * HOUR_MS, /has passed/],
  [-20_000 * HOUR_MS, /has passed/],
  [400 * 24 * HOUR_MS, /more than a year away/],
  [7000 * 365 * 24 * HOUR_MS, /more than a year away/],
])('asks about a deadline %d ms from now', (distance, question) => {
  expect(askAboutDeadline(localFromTime(NOW + distance), NOW)).toMatch(question);
});

it('asks nothing about a likely one, and nothing about what is no time: that the schema refuses', () => {
  for (const hours of [1, 72, 24 * 300]) {
    expect(askAboutDeadline(localFromTime(NOW + hours * HOUR_MS), NOW)).toBeUndefined();
  }
  for (const typed of ['', 'tomorrow']) expect(askAboutDeadline(typed, NOW)).toBeUndefined();
});
