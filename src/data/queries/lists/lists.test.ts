import { beforeEach, describe, expect, it } from 'vitest';
import { mainDb } from '../../db.ts';
import { MERGED_LANE } from '../../lists/merged-lane.ts';
import type { AidRow, ReportRow } from '../../lists/rows.ts';
import { newListState } from '../../lists/state.ts';
import { countedByServer, keptPart, keptPartOfOpen } from './lists.ts';

const report = (_id: string, displayStatus: ReportRow['displayStatus'], more: Partial<ReportRow> = {}) =>
  ({
    _id,
    disasterType: 'flood',
    status: 'approved',
    displayStatus,
    reportedAt: '2026-01-01',
    lane: 'main',
    round: 1,
    ...more,
  }) as ReportRow;
const request = (_id: string, status: AidRow['status']) =>
  ({ _id, status, createdAt: '2026-01-01', lane: 'main', requirements: [], round: 1 }) as unknown as AidRow;

const told = (name: 'reports' | 'aid', of: Record<string, number>, account = '') =>
  mainDb.lists.put({ ...newListState(name, account), isComplete: true, of });

beforeEach(async () => {
  await Promise.all([mainDb.lists.clear(), mainDb.reports.clear(), mainDb.aid.clear()]);
});

describe('how much of a list is on this phone', () => {
  it('is told only where the server has more', async () => {
    await mainDb.reports.bulkPut([report('a', 'active'), report('b', 'resolved')]);
    await told('reports', { 'main active': 1, 'main resolved': 1 });
    expect(await keptPart('reports')).toBeUndefined();
    await told('reports', { 'main active': 1, 'main resolved': 40_000 });
    expect(await keptPart('reports')).toEqual({ rows: 2, of: 40_001 });
    expect(await keptPartOfOpen('reports')).toBeUndefined();
    await told('reports', { 'main active': 2, 'main resolved': 1 });
    expect(await keptPartOfOpen('reports')).toEqual({ rows: 1, of: 2 });
  });

  it('counts what was merged into another nowhere', async () => {
    await mainDb.reports.bulkPut([
      report('a', 'pending'),
      report('b', 'pending', { lane: MERGED_LANE as never, sameAs: 'a' }),
    ]);
    await told('reports', { 'main pending': 2, 'triage pending': 1 });
    expect(await keptPart('reports')).toEqual({ rows: 1, of: 3 });
  });

  it('is of aid requests too, and of no list that comes whole, was never brought, or is another person’s', async () => {
    await mainDb.aid.bulkPut([request('a', 'active'), request('b', 'fulfilled')]);
    await told('aid', { 'main active': 5, 'main fulfilled': 1, 'main expired': 0, 'main withdrawn': 0 });
    expect([await keptPart('aid'), await keptPartOfOpen('aid')]).toEqual([
      { rows: 2, of: 6 },
      { rows: 1, of: 5 },
    ]);
    expect(await keptPart('reports')).toBeUndefined();
    expect(await keptPart('ngos')).toBeUndefined();
    await told('aid', { 'main active': 5 }, 'somebody');
    expect(await keptPart('aid')).toBeUndefined();
  });

  it('the server’s counts stand in for it, of one lane or all, where it is a part alone', async () => {
    await mainDb.reports.bulkPut([report('a', 'pending')]);
    await told('reports', { 'main pending': 7, 'triage pending': 2, 'main active': 3, 'triage active': 0 });
    expect(await countedByServer('reports')).toEqual({ pending: 9, active: 3 });
    expect(await countedByServer('reports', 'triage')).toEqual({ pending: 2, active: 0 });
    await told('reports', { 'main pending': 1 });
    expect(await countedByServer('reports')).toBeUndefined();
  });
});
