import { expect, it } from 'vitest';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { joinedByDistance } from './joined-by-distance.ts';

const at = (_id: string, lati?: number, more: Partial<ReportView> = {}) =>
  ({
    _id,
    displayStatus: 'active',
    reportedAt: '2026-01-01',
    ...(lati !== undefined && { location: { lati, long: 20 } }),
    ...more,
  }) as ReportView;

it('has each in one order, the nearest active one first, those without a place behind, the resolved ones last', () => {
  const own = [at('near', 10.1), at('far', 14), at('nowhere')];
  const over = at('over', 10, { displayStatus: 'resolved' });
  const others = [at('between', 11), over, at('newer', 14, { reportedAt: '2026-01-02' })];
  const rows = joinedByDistance(own, others, { lat: 10, lng: 20 });
  expect(rows.map(({ _id }) => _id)).toEqual(['near', 'between', 'newer', 'far', 'nowhere', 'over']);
  expect(rows.map(({ km }) => km && Math.round(km))).toEqual([11, 111, 445, 445, undefined, 0]);
});
