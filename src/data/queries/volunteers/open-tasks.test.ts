// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { mainDb } from '../../db.ts';
import type { ReportRow } from '../../lists/rows.ts';
import { storePerson } from '../../person-store.ts';
import { openTasks, otherTasks } from './open-tasks.ts';

const PATNA = { lat: 25.61, lng: 85.14 };

function report(_id: string, more: Partial<ReportRow> = {}): ReportRow {
  const base = { _id, disasterType: 'flood', status: 'approved', displayStatus: 'active', round: 0 } as const;
  return { ...base, reportedAt: '2026-01-05T08:00:00.000Z', severity: 'severe', ...more };
}
const at = (lati: number, long = 85.14) => ({ location: { lati, long } });
const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);

beforeEach(async () => {
  storePerson(undefined);
  await Promise.all([mainDb.lists.clear(), mainDb.reports.clear()]);
  await mainDb.lists.put({ name: 'reports', account: '', round: 0, isComplete: true, asOf: 1 });
  await mainDb.reports.bulkPut([
    report('far', at(28)),
    report('near', { ...at(25.7), disasterType: 'fire' }),
    report('here', { ...at(25.61), volunteersWanted: 2, volunteersAccepted: 2 }),
    report('nowhere', { reportedAt: '2026-01-06T08:00:00.000Z' }),
    report('over', { ...at(25.61), status: 'rejected', displayStatus: 'resolved' }),
    report('waits', { status: 'pending', displayStatus: 'pending' }),
  ]);
});

describe('the disasters that need volunteers', () => {
  it('are the active ones, the newest first where no place is known', async () => {
    const { rows, hasMore } = await openTasks({ limit: 10 });
    expect(ids(rows)[0]).toBe('nowhere');
    expect([ids(rows).toSorted(), hasMore]).toEqual([['far', 'here', 'near', 'nowhere'], false]);
  });

  it('are the nearest first from a place, with their distance, and those without a place last', async () => {
    const { rows } = await openTasks({ from: PATNA, limit: 10 });
    expect(ids(rows)).toEqual(['here', 'near', 'far', 'nowhere']);
    expect(Math.round(rows[1]?.km ?? 0)).toBe(10);
  });

  it('end where it is too far', async () => {
    expect(ids((await openTasks({ from: PATNA, withinKm: 25, limit: 10 })).rows)).toEqual(['here', 'near']);
    expect(await openTasks({ from: PATNA, withinKm: 25, limit: 1 })).toMatchObject({ hasMore: true });
    expect(await openTasks({ from: PATNA, withinKm: 5, limit: 1 })).toMatchObject({ hasMore: false });
  });

  it('are those of a kind', async () => {
    expect(ids((await openTasks({ type: 'fire', limit: 10 })).rows)).toEqual(['near']);
  });

  it('offers who got no place the nearest that are not full', async () => {
    expect(ids(await otherTasks(PATNA, new Set(['near']), 1))).toEqual(['far']);
  });

  it('are none of another person’s copy', async () => {
    storePerson({ id: 'me', name: 'Asha', email: '', role: 'volunteer' });
    expect(await openTasks({ limit: 10 })).toEqual({ rows: [], hasMore: false });
  });
});
