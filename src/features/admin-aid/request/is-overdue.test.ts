import { expect, it } from 'vitest';
import { limits } from '../../../../contract/limits.ts';
import { isOfferedWider, isOverdue } from './is-overdue.ts';

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

it('what nobody has taken for so long is offered further away: not what is taken, over, or waits for review', () => {
  const needs = [{ type: 'Food', urgent: false, status: 'pending' as const }];
  const shown = { status: 'active' as const, requirements: needs, takings: [], lane: 'main' as const };
  const createdAt = new Date(NOW - limits.offerWiderMinutes * 60_000).toISOString();
  const taken = { _id: 't', lines: [0], since: createdAt, ngo: { _id: 'n', name: 'Kosi' } };
  const is = (more: object, at = createdAt) => isOfferedWider({ createdAt: at, shown: { ...shown, ...more } }, NOW);
  expect(is({})).toBe(true);
  expect([
    is({}, new Date(NOW - 60_000).toISOString()),
    is({ takings: [taken] }),
    is({ status: 'fulfilled' }),
    is({ lane: 'triage' }),
    is({ sameAs: 'another' }),
  ]).toEqual([false, false, false, false, false]);
});
