import { afterEach, expect, it, vi } from 'vitest';
import * as list from './admin-reports.ts';
import { nearReports } from './near-reports.ts';

afterEach(() => vi.restoreAllMocks());

const report = (
  _id: string,
  lati: number,
  more: { type?: string; day?: string; phone?: string; long?: number } = {},
) => ({
  _id,
  disasterType: (more.type ?? 'flood') as 'flood',
  location: { lati, long: more.long ?? 85.4 },
  reportedAt: `2026-01-${more.day ?? '05'}T08:00:00.000Z`,
  contactNumber: more.phone ?? '',
});

const near = async (one: ReturnType<typeof report>, others: readonly object[]) => {
  const found = { rows: [...others, one], hasMore: false } as unknown as list.AdminReportList;
  const asked = vi.spyOn(list, 'adminReports').mockResolvedValue(found);
  const rows = await nearReports(one);
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ status: ['pending', 'active', 'resolved'] }));
  return rows.map(({ report: { _id }, km }) => [_id, km === undefined ? undefined : Math.round(km)]);
};

it('are those of the same days within 10 km, of its kind first and the nearest first, and never itself', async () => {
  const one = report('one', 26.12);
  const others = [
    report('farther', 26.2),
    report('nearer', 26.13),
    report('a fire beside it', 26.12, { type: 'fire' }),
    report('too far', 26.3),
    report('too late', 26.12, { day: '09' }),
  ];
  expect(await near(one, others)).toEqual([
    ['nearer', 1],
    ['farther', 9],
    ['a fire beside it', 0],
  ]);
});

it('are those of the same number too, wherever they are and without a position', async () => {
  const phone = '+91 98765 43210';
  const others = [
    report('same number', 0, { phone: '098765 43210', long: 0 }),
    report('another number', 0, { phone: '98765 43211', long: 0 }),
    report('near', 26.19),
  ];
  expect(await near(report('one', 26.12, { phone }), others)).toEqual([
    ['near', 8],
    ['same number', undefined],
  ]);
  expect(await near(report('one', 0, { long: 0, phone: '' }), others)).toEqual([]);
});

it('are six at most', async () => {
  const others = Array.from({ length: 9 }, (_, place) => report(`other ${place}`, 26.12));
  expect(await near(report('one', 26.12), others)).toHaveLength(6);
});
