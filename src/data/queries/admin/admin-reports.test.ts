import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { displayStatuses } from '../../../../contract/enumerations.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { mainDb, outboxDb } from '../../db.ts';
import type { ReportRow } from '../../lists/rows.ts';
import { reportUrgency } from '../../lists/urgency.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { OUTCOMES_KEY } from '../../own-settings.ts';
import { storePerson } from '../../person-store.ts';
import { fc } from '../../../../tests/support/property.ts';
import {
  adminReport,
  adminReports,
  adminReportsOrNear,
  reportCounts,
  type AdminReportFilter,
} from './admin-reports.ts';

const ADMIN = 'asha';
const NOW = Date.parse('2026-01-10T00:00:00.000Z');

function row(_id: string, more: Partial<ReportRow> = {}): ReportRow {
  return {
    _id,
    disasterType: 'flood',
    status: 'pending',
    displayStatus: 'pending',
    reportedAt: '2026-01-05T08:00:00.000Z',
    severity: 'moderate',
    lane: 'main',
    round: 1,
    ...more,
  };
}

/** As a list that is brought writes it. */
function sorted(_id: string, more: Partial<ReportRow> = {}): ReportRow {
  const made = row(_id, more);
  const urgency = reportUrgency(made);
  return urgency === undefined ? made : { ...made, urgency };
}

function decision(id: string, body: object, more: Partial<OutboxItem> = {}): OutboxItem {
  const base = { v: 1, owner: ADMIN, digest: '', bytes: 1, attempts: 0, nextAt: 0, rank: 0, createdAt: NOW } as const;
  return {
    ...base,
    id,
    call: 'actOnReport',
    body: JSON.stringify({ act: 'decide', ...body }),
    state: 'queued',
    ...more,
  };
}

const approve = (reportId: string, more: Partial<OutboxItem> = {}) =>
  decision(`approve-${reportId}`, { reportId, to: 'active', seen: 'pending' }, more);

async function ids(status: ReportRow['displayStatus'] | undefined, filter: AdminReportFilter = {}, limit = 50) {
  return (await adminReports({ status, filter, limit })).rows.map(({ _id }) => _id);
}

async function keep(rows: readonly ReportRow[], asOf = NOW - 3_600_000): Promise<void> {
  await mainDb.lists.put({ name: 'reports', account: ADMIN, round: 1, isComplete: true, asOf });
  await mainDb.reports.bulkPut([...rows]);
}

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

describe('an admin’s reports', () => {
  it('stand where this phone’s acts put them, in rows and counts', async () => {
    await keep([row('a'), row('b'), row('c', { displayStatus: 'active', status: 'approved' })]);
    await outboxDb.items.put(approve('a'));
    expect(await ids('pending')).toEqual(['b']);
    expect((await ids('active')).toSorted()).toEqual(['a', 'c']);
    expect(await reportCounts()).toEqual({ pending: 1, active: 2, resolved: 0, dismissed: 0 });
    expect(await adminReport('a')).toMatchObject({
      displayStatus: 'pending',
      shownStatus: 'active',
      acts: { waiting: [{ itemId: 'approve-a', what: 'actOnReport.decide', state: 'queued' }], conflicts: [] },
    });
    expect(await adminReport('b')).toMatchObject({ acts: { waiting: [] } });
    expect(await adminReport('x')).toBeNull();
  });

  it('are counted by the server’s word where this phone keeps a part alone, with its own acts', async () => {
    await keep([row('a'), row('b', { lane: 'triage' })]);
    const of = { 'main pending': 70, 'triage pending': 4, 'main active': 9, 'main resolved': 3, 'main dismissed': 1 };
    await mainDb.lists.update('reports', { of });
    await outboxDb.items.put(approve('a'));
    expect(await reportCounts()).toEqual({ pending: 73, active: 10, resolved: 3, dismissed: 1 });
    expect(await reportCounts('triage')).toEqual({ pending: 4, active: 0, resolved: 0, dismissed: 0 });
  });

  it('stay where a sent act put them until the copy has it, but not where somebody else was first', async () => {
    await keep([row('a'), row('b')]);
    await outboxDb.items.bulkPut([
      approve('a', { state: 'sent', sentAt: NOW - 1000 }),
      approve('b', { state: 'sent', sentAt: NOW - 1000 }),
    ]);
    const conflict = { _id: 'approve-b', about: 'b', what: 'actOnReport.decide', actedAt: '', result: 'conflict' };
    await mainDb.settings.put({ key: OUTCOMES_KEY, value: { owner: ADMIN, outcomes: [conflict], asOf: NOW } });
    expect([await ids('active'), await ids('pending')]).toEqual([['a'], ['b']]);
    expect(await adminReport('b')).toMatchObject({ acts: { waiting: [], conflicts: [conflict] } });
    await mainDb.lists.update('reports', { asOf: NOW + 120_000 });
    vi.spyOn(Date, 'now').mockReturnValue(NOW + 200_000);
    expect(await ids('pending')).toEqual(['b', 'a']);
  });

  it('go on behind one of them, several at the very same moment and this phone’s acts among them', async () => {
    const at = (hour: number) => `2026-01-05T0${hour}:00:00.000Z`;
    const rows = 'abcdefgh'.split('').map((id, place) => row(id, { reportedAt: at(Math.floor(place / 3)) }));
    await keep(rows.map((one) => (one._id === 'e' ? { ...one, displayStatus: 'active', status: 'approved' } : one)));
    await outboxDb.items.bulkPut([
      approve('e', { id: 'x', body: JSON.stringify({ act: 'decide', reportId: 'e', to: 'pending', seen: 'active' }) }),
    ]);
    const all = await ids('pending');
    expect(all).toEqual('hgfedcba'.split(''));
    for (const [place, id] of all.entries()) {
      const before = { at: rows.find(({ _id }) => _id === id)?.reportedAt ?? '', id, count: place + 1 };
      const behind = await adminReports({ status: 'pending', limit: 2, before });
      expect(behind.rows.map(({ _id }) => _id)).toEqual(all.slice(place + 1, place + 3));
      expect(behind.before).toEqual(before);
      expect(behind.hasMore).toBe(place + 3 < all.length);
      const old = await adminReports({
        status: 'pending',
        limit: 9,
        before,
        filter: { olderThanHours: NOW / 3_600_000 - Date.parse(at(1)) / 3_600_000 },
      });
      expect(old.rows.map(({ _id }) => _id)).toEqual(all.slice(Math.max(place + 1, 5)));
    }
  });

  it('are found by type, severity, lane, age, place and words', async () => {
    const delhi = { lati: 28.61, long: 77.21 };
    await keep([
      row('a', {
        disasterType: 'fire',
        severity: 'critical',
        location: delhi,
        description: 'Ärzte fehlen, José sagt es',
      }),
      row('b', { lane: 'triage', address: 'पटना के पास', reportedAt: '2026-01-09T12:00:00.000Z' }),
      row('1b4e28ba-2fa1-4d1d-883f-0016d3cca427', { reportedAt: '2026-01-01T00:00:00.000Z' }),
    ]);
    const [oldest] = (await adminReports({ status: 'pending', limit: 9 })).rows.slice(-1);
    expect(await ids('pending', { type: 'fire' })).toEqual(['a']);
    expect(await ids(undefined, { severity: 'critical' })).toEqual(['a']);
    expect(await ids('pending', { lane: 'triage' })).toEqual(['b']);
    expect(await ids('pending', { lane: 'main' })).toEqual(['a', oldest?._id]);
    expect(await ids('pending', { newerThanHours: 24 })).toEqual(['b']);
    expect(await ids('pending', { olderThanHours: 24 * 7 })).toEqual([oldest?._id]);
    expect(await ids('pending', { near: { from: { lat: 28.7, lng: 77.1 }, km: 30 } })).toEqual(['a']);
    expect(await ids('pending', { text: 'JOSE arzte' })).toEqual(['a']);
    expect(await ids('pending', { text: 'पटना' })).toEqual(['b']);
    expect(await ids('pending', { text: referenceOf(oldest?._id ?? '').toLowerCase() })).toEqual([oldest?._id]);
    expect(await reportCounts('triage')).toMatchObject({ pending: 1 });
    expect(await reportCounts('main')).toMatchObject({ pending: 2 });
  });

  it('stand by severity and then by how long they have waited, part by part, this phone’s acts among them', async () => {
    const at = (hour: number) => `2026-01-05T0${hour}:00:00.000Z`;
    await keep([
      sorted('mild', { severity: 'mild', reportedAt: at(0) }),
      sorted('late', { severity: 'critical', reportedAt: at(5) }),
      sorted('early', { severity: 'critical', reportedAt: at(1) }),
      sorted('put right', { severity: 'mild', reportedAt: at(2) }),
      sorted('active', { severity: 'critical', displayStatus: 'active', status: 'approved' }),
      sorted('held', { severity: 'critical', lane: 'triage', reportedAt: at(0) }),
    ]);
    await outboxDb.items.bulkPut([
      decision('x', { act: 'revise', reportId: 'put right', seen: 0, facts: { severity: 'critical' } }),
    ]);
    const all = ['early', 'put right', 'late', 'mild'];
    const wanted = { status: 'pending', filter: { lane: 'main' }, order: 'urgent' } as const;
    expect((await adminReports({ ...wanted, limit: 9 })).rows.map(({ _id }) => _id)).toEqual(all);
    let before: Parameters<typeof adminReports>[0]['before'];
    for (const [place, id] of all.entries()) {
      const part = await adminReports({ ...wanted, limit: 1, before });
      expect([part.rows.map(({ _id }) => _id), part.hasMore]).toEqual([[id], place < 3]);
      before = part.last && { ...part.last, count: place + 1 };
    }
    // What is over, and what is held back, stands newest first whatever was chosen.
    const held = await adminReports({ ...wanted, filter: { lane: 'triage' }, limit: 9 });
    expect(held.rows.map(({ _id }) => _id)).toEqual(['held']);
  });

  it('are all there by urgency, also those that an earlier release has written without it', async () => {
    await keep([
      sorted('b', { severity: 'severe' }),
      row('a', { severity: 'critical' }),
      sorted('c', { severity: 'mild' }),
    ]);
    const list = await adminReports({ status: 'pending', order: 'urgent', limit: 2 });
    expect([list.rows.map(({ _id }) => _id), list.hasMore]).toEqual([['a', 'b'], true]);
    const rest = { ...list.last, at: list.last?.at ?? '', id: list.last?.id ?? '', count: 2 };
    const next = await adminReports({ status: 'pending', order: 'urgent', limit: 2, before: rest });
    expect([next.rows.map(({ _id }) => _id), next.hasMore]).toEqual([['c'], false]);
  });

  it('say how late they came', async () => {
    await keep([
      row('a', { writtenAt: '2026-01-02T18:00:00.000Z' }),
      row('b', { writtenAt: '2026-01-05T07:59:00.000Z' }),
    ]);
    expect((await adminReport('a'))?.latenessMs).toBe(62 * 3_600_000);
    expect((await adminReport('b'))?.latenessMs).toBeUndefined();
  });

  it('are nobody else’s to see', async () => {
    await keep([row('a')]);
    await outboxDb.items.put(approve('a', { owner: 'omar' }));
    expect(await ids('pending')).toEqual(['a']);
    storePerson({ id: 'omar', name: 'Omar', email: '', role: 'admin' }, 'u');
    expect([await ids(undefined), await adminReport('a')]).toEqual([[], null]);
  });
});

const reports = fc
  .array(
    fc.record({
      displayStatus: fc.constantFrom(...displayStatuses),
      lane: fc.constantFrom('main' as const, 'triage' as const),
      severity: fc.constantFrom('mild' as const, 'severe' as const),
      minute: fc.nat(6),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map(({ minute, ...more }, at) => row(`r${at}`, { ...more, reportedAt: `2026-01-05T08:0${minute}:00.000Z` })),
  );
const wanted = fc.record({
  statuses: fc.uniqueArray(fc.constantFrom(...displayStatuses), { minLength: 1 }),
  lane: fc.constantFrom('main' as const, 'triage' as const, undefined),
  severity: fc.constantFrom('mild' as const, undefined),
  limit: fc.integer({ min: 1, max: 12 }),
});

it('pages by index what reading all of it would find, however many came in the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(reports, wanted, async (rows, { statuses, lane, severity, limit }) => {
      await mainDb.reports.clear();
      await keep(rows);
      const found = await adminReports({ status: statuses, filter: { lane, severity }, limit });
      const all = rows
        .filter((one) => statuses.includes(one.displayStatus))
        .filter((one) => (lane ?? one.lane) === one.lane && (severity ?? one.severity) === one.severity)
        .sort((a, b) => b.reportedAt.localeCompare(a.reportedAt));
      expect(found.hasMore).toBe(all.length > limit);
      expect(found.rows.map(({ reportedAt }) => reportedAt)).toEqual(
        all.slice(0, limit).map(({ reportedAt }) => reportedAt),
      );
      expect(new Set(found.rows.map(({ _id }) => _id)).size).toBe(found.rows.length);
    }),
    { numRuns: 40 },
  );
});

it('those that come close stand in where none fits the words, the newest of them; behind a part of what fits there are none', async () => {
  const [early, late] = ['2026-01-05T08:00:00.000Z', '2026-01-06T08:00:00.000Z'];
  await keep([
    row('a', { address: 'Sonpur', reportedAt: early }),
    row('b', { address: 'Sonpur', reportedAt: late, severity: 'severe' }),
  ]);
  const found = async (filter: AdminReportFilter, more: object = {}) => {
    const { rows, isNear, hasMore } = await adminReportsOrNear({ status: 'pending', filter, limit: 9, ...more });
    return [rows.map(({ _id }) => _id), isNear, hasMore];
  };
  expect(await found({ text: 'sonpur' })).toEqual([['b', 'a'], false, false]);
  expect(await found({ text: 'sompur' })).toEqual([['b', 'a'], true, false]);
  expect(await found({ text: 'sompur' }, { limit: 1 })).toEqual([['b'], true, false]);
  expect(await found({ text: 'sompur', severity: 'severe' })).toEqual([['b'], true, false]);
  expect(await found({ text: 'sompur' }, { before: { at: late, id: 'b', count: 1 } })).toEqual([[], false, false]);
  expect(await found({ text: 'rice' })).toEqual([[], false, false]);
});
