import { expect, test } from 'vitest';
import { fieldTime } from './field-time.ts';

const now = Date.UTC(2026, 10, 29, 18);
const ago = (ms: number) => new Date(now - ms).toISOString();
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

test('what was done in the field has the time of the field', () => {
  expect(fieldTime(ago(3 * HOUR_MS), { now })).toBe(now - 3 * HOUR_MS);
  expect(fieldTime(ago(0), { now })).toBe(now);
  expect(fieldTime(ago(7 * DAY_MS), { now })).toBe(now - 7 * DAY_MS);
});

test('a clock that cannot be right is not believed', () => {
  expect(fieldTime(ago(-1000), { now })).toBeUndefined();
  expect(fieldTime(ago(7 * DAY_MS + 1), { now })).toBeUndefined();
  expect(fieldTime(ago(3 * HOUR_MS), { now, notBefore: now - HOUR_MS })).toBeUndefined();
  expect(fieldTime(ago(HOUR_MS), { now, notBefore: now - HOUR_MS })).toBe(now - HOUR_MS);
});

test('who says no time has none', () => {
  expect(fieldTime(undefined, { now })).toBeUndefined();
});
