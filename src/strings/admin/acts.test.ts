import { expect, test } from 'vitest';
import { lateText } from './acts.ts';

const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const ago = (hours: number) => NOW - hours * HOUR;

test('when it was made and when it came stand in one measure', () => {
  expect(lateText(ago(62), NOW, NOW)).toBe('Made 62 hours ago, received just now');
  expect(lateText(ago(51), ago(48.5), NOW)).toBe('Made 51 hours ago, received 49 hours ago');
  expect(lateText(ago(2), ago(0.5), NOW)).toBe('Made 2 hours ago, received 30 minutes ago');
  expect(lateText(ago(10 * 24), ago(5 * 24), NOW)).toBe('Made 10 days ago, received 5 days ago');
});

test('where one measure says the same of both, how long it took is told', () => {
  expect(lateText(ago(408), ago(405), NOW)).toBe('Made 17 days ago, took 3 hours to arrive');
  expect(lateText(ago(400), ago(399), NOW)).toBe('Made 17 days ago, took 1 hour to arrive');
});
