import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mainDb, outboxDb } from '../../db.ts';
import { readRecords } from '../../lists/read-records.ts';
import type { ReportRow } from '../../lists/rows.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { OVERVIEW_KEY } from '../../own-settings.ts';
import { storePerson } from '../../person-store.ts';
import { adminReport, adminReports, reportCounts } from './admin-reports.ts';
import { isOneOver, mergeWish } from './merge-wish.ts';
import { sameReports } from './same-records.ts';

const ADMIN = 'asha';
const NOW = Date.parse('2026-01-10T00:00:00.000Z');

const told = (_id: string, more: object = {}) => ({
  _id,
  disasterType: 'flood',
  status: 'pending',
  displayStatus: 'pending',
  reportedAt: '2026-01-05T08:00:00.000Z',
  lane: 'main',
  ...more,
});

/** As a list that is brought writes them. */
async function keep(records: readonly object[]): Promise<void> {
  await mainDb.lists.put({ name: 'reports', account: ADMIN, round: 1, isComplete: true, asOf: NOW - 3_600_000 });
  await mainDb.reports.bulkPut(readRecords('reports', records).map((row) => ({ ...row, round: 1 }) as ReportRow));
}

async function act(id: string, body: object): Promise<void> {
  const base = { v: 1, owner: ADMIN, digest: '', bytes: 1, attempts: 0, nextAt: 0, rank: 0, createdAt: NOW } as const;
  const item: OutboxItem = { ...base, id, call: 'actOnReport', body: JSON.stringify(body), state: 'queued' };
  await outboxDb.items.put(item);
}

const propose = (id: string, into: string) =>
  mainDb.settings.put({
    key: OVERVIEW_KEY,
    value: { owner: ADMIN, asOf: NOW, overview: { proposals: { reports: [{ id, into, why: ['place'] }], aid: [] } } },
  });

const listed = async () => (await adminReports({ status: 'pending', limit: 50 })).rows.map(({ _id }) => _id);
const others = async (id: string) =>
  (await sameReports(id, (await adminReport(id))?.sameAs)).proposals.map(({ other }) => other._id);

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  storePerson({ id: ADMIN, name: 'Asha', email: '', role: 'admin' }, 't');
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await outboxDb.meta.put({ key: 'session', value: { accountId: ADMIN, token: 't', state: 'active' } });
});
afterEach(() => {
  storePerson(undefined);
  vi.restoreAllMocks();
});

it('what is merged is in no list and counted nowhere, and stands beside what it was merged into', async () => {
  await keep([told('head'), told('one', { sameAs: 'head' }), told('two', { sameAs: 'one' }), told('alone')]);
  expect((await listed()).toSorted()).toEqual(['alone', 'head']);
  expect([(await reportCounts('main')).pending, (await reportCounts()).pending]).toEqual([2, 2]);
  expect((await reportCounts('triage')).pending).toBe(0);
  const { members } = await sameReports('head', undefined);
  expect(members.map(({ _id }) => _id).toSorted()).toEqual(['one', 'two']);
  expect((await sameReports('one', 'head')).into?._id).toBe('head');
});

it('an act of this phone counts at once: merged it leaves the list, taken out it is there again', async () => {
  await keep([told('head'), told('one'), told('two', { sameAs: 'head' })]);
  await act('1', { act: 'merge', reportId: 'one', into: 'head' });
  await act('2', { act: 'unmerge', reportId: 'two', seen: 'head' });
  expect((await listed()).toSorted()).toEqual(['head', 'two']);
  expect((await reportCounts('main')).pending).toBe(2);
  expect((await sameReports('head', undefined)).members.map(({ _id }) => _id)).toEqual(['one']);
});

it('what the server proposes is told at both, but not what this phone keeps apart or has merged meanwhile', async () => {
  await keep([told('a'), told('b')]);
  await propose('b', 'a');
  expect([await others('a'), await others('b')]).toEqual([['b'], ['a']]);
  await act('1', { act: 'keep-apart', reportId: 'a', other: 'b', apart: true });
  expect([await others('a'), await others('b')]).toEqual([[], []]);
  await act('2', { act: 'keep-apart', reportId: 'a', other: 'b', apart: false });
  expect(await others('b')).toEqual(['a']);
  await act('3', { act: 'merge', reportId: 'b', into: 'a' });
  expect([await others('a'), await others('b')]).toEqual([[], []]);
});

it('what waits goes into what is open, whichever page it is pressed on, and says where one is over', () => {
  const at = '2026-01-05T08:00:00.000Z';
  const waits = { _id: 'waits', shownStatus: 'pending', reportedAt: at } as const;
  const open = { _id: 'open', shownStatus: 'active', reportedAt: '2026-01-06T08:00:00.000Z' } as const;
  const over = { _id: 'over', shownStatus: 'resolved', reportedAt: at } as const;
  expect(mergeWish(open, waits)).toEqual({ reportId: 'waits', into: 'open' });
  expect(mergeWish(waits, open)).toEqual({ reportId: 'waits', into: 'open' });
  expect(mergeWish(waits, over)).toEqual({ reportId: 'waits', into: 'over', isOver: true });
  expect([isOneOver(waits, over), isOneOver(waits, open)]).toEqual([true, false]);
});
