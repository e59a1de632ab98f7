import { expect, it } from 'vitest';
import { isOverdue } from './is-overdue.ts';

const NOW = Date.parse('2026-07-01T12:00:00.000Z');
const aid = (deadline: string, status: 'active' | 'fulfilled') => ({
  deadline,
  shown: { status, requirements: [], takings: [], lane: 'main' as const },
});

it.each([
  ['is needed in a minute', '2026-07-01T12:01:00.000Z', 'active', false],
  ['is needed now', '2026-07-01T12:00:00.000Z', 'active', false],
  ['was needed a minute ago', '2026-07-01T11:59:00.000Z', 'active', true],
  ['was needed, and was brought', '2026-07-01T11:59:00.000Z', 'fulfilled', false],
  // Wherever that is read: no zone is as much as a day away.
  ['is needed the day after tomorrow', '2026-07-03', 'active', false],
  ['was needed the day before yesterday', '2026-06-29', 'active', true],
  ['was needed at a time without an offset, which is UTC', '2026-07-01T11:59', 'active', true],
  ['is needed at a time without an offset, which is UTC', '2026-07-01T12:01', 'active', false],
  ['is needed at no time that can be read', 'soon', 'active', false],
] as const)('what %s', (_what, deadline, status, is) => {
  expect(isOverdue(aid(deadline, status), NOW)).toBe(is);
});
