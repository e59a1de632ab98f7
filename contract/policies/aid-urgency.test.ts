import { expect, it } from 'vitest';
import { urgencyOf } from './aid-urgency.ts';

const NOW = Date.parse('2026-03-04T10:00:00Z');
const need = (urgent: boolean, status: 'pending' | 'partially-fulfilled' | 'fulfilled' = 'pending') => ({
  type: 'Food',
  urgent,
  status,
});

it('is critical by an urgent need whose deadline is a day away or over, and high by one of both', () => {
  const of = (deadline: string, ...requirements: ReturnType<typeof need>[]) =>
    urgencyOf({ deadline, requirements }, NOW);
  expect(of('2026-03-05T09:00:00Z', need(false), need(true))).toBe('critical');
  expect(of('2026-03-01T09:00:00Z', need(true, 'partially-fulfilled'))).toBe('critical');
  expect(of('2026-03-09T09:00:00Z', need(true))).toBe('high');
  expect(of('2026-03-05T09:00:00Z', need(false))).toBe('high');
  expect(of('2026-03-09T09:00:00Z', need(false))).toBe('normal');
});

it('is neither where it has been overdue for a month: what can still be done comes first', () => {
  expect(urgencyOf({ deadline: '2026-02-03T10:00:00Z', requirements: [need(true)] }, NOW)).toBe('critical');
  expect(urgencyOf({ deadline: '2026-02-01T10:00:00Z', requirements: [need(true)] }, NOW)).toBe('normal');
});

it('does not count what has come, nor a deadline that nobody can read', () => {
  expect(urgencyOf({ deadline: '2026-03-09', requirements: [need(true, 'fulfilled'), need(false)] }, NOW)).toBe(
    'normal',
  );
  expect(urgencyOf({ deadline: 'soon', requirements: [need(false)] }, NOW)).toBe('normal');
});
