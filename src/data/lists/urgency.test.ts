import { expect, it } from 'vitest';
import { aidUrgency, reportUrgency } from './urgency.ts';

const report = (severity: string | undefined, hour: string) =>
  ({ displayStatus: 'pending', severity, reportedAt: `2026-01-05T${hour}:00:00.000Z` }) as Parameters<
    typeof reportUrgency
  >[0];

const byUrgency = (keys: readonly (string | undefined)[]) =>
  keys.map((_, at) => at).toSorted((a, b) => (`${keys[a]}` < `${keys[b]}` ? 1 : -1));

it('a report is the more urgent the graver it is, and then the longer it has waited; an unknown severity is looked at early', () => {
  const all = [
    report('critical', '09'),
    report('critical', '10'),
    report('severe', '01'),
    report('of a newer app', '01'),
    report(undefined, '02'),
    report('moderate', '00'),
    report('mild', '00'),
  ];
  expect(byUrgency(all.map(reportUrgency))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(reportUrgency({ ...report('critical', '09'), displayStatus: 'resolved' })).toBeUndefined();
  expect(reportUrgency({ ...report('critical', '09'), reportedAt: 'yesterday' })).toBe('40000000000000');
});

it('an aid request is the more urgent where some of it is nobody’s, then by an urgent line of that, then by its deadline, a day lasting to its end, then by how long it waits', () => {
  const aid = (urgent: boolean, deadline: string, createdAt = '2026-01-01T00:00:00.000Z', line = 'pending') =>
    ({ status: 'active', requirements: [{ urgent, status: line }], deadline, createdAt }) as Parameters<
      typeof aidUrgency
    >[0];
  const taken = { takings: [{ _id: 't', lines: [0], since: '2026-01-01T00:00:00.000Z' }] };
  const all = [
    aid(true, '2026-01-09T00:00:00.000Z'),
    aid(true, '2026-01-09T00:00:00.000Z', '2026-01-02T00:00:00.000Z'),
    aid(true, '2026-01-09'),
    aid(false, '2026-01-02T00:00:00.000Z'),
    aid(true, '2026-01-03T00:00:00.000Z', undefined, 'fulfilled'),
    aid(false, 'soon'),
    { ...aid(true, '2026-01-02'), ...taken },
    { ...aid(false, '2026-01-01'), ...taken },
  ];
  expect(byUrgency(all.map(aidUrgency))).toEqual([0, 1, 2, 3, 5, 6, 7, 4]);
  expect(aidUrgency({ ...aid(true, '2026-01-02'), status: 'expired' })).toBeUndefined();
});
