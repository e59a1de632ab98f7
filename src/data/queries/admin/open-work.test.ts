import { beforeEach, expect, it, vi } from 'vitest';
import { mainDb, outboxDb } from '../../db.ts';
import type { AidRow, ReportRow } from '../../lists/rows.ts';
import { storePerson } from '../../person-store.ts';
import { openAid, openReports } from './open-work.ts';

const ADMIN = 'asha';
const NOW = Date.parse('2026-01-10T00:00:00.000Z');
const at = (minute: number) => new Date(Date.parse('2026-01-05T00:00:00.000Z') + minute * 60_000).toISOString();

function aid(minute: number, more: Partial<AidRow> = {}): AidRow {
  return {
    _id: `aid-${minute}`,
    disasterType: 'flood',
    requirements: [{ type: 'Food', urgent: false, status: 'pending' }],
    deadline: at(9999),
    status: 'active',
    createdAt: at(minute),
    lane: 'main',
    round: 1,
    ...more,
  };
}

const report = (minute: number, displayStatus: ReportRow['displayStatus'], address: string) =>
  ({
    _id: `report-${minute}`,
    displayStatus,
    address,
    disasterType: 'flood',
    severity: 'moderate',
    reportedAt: at(minute),
    description: 'Water',
    lane: 'main',
    round: 1,
  }) as unknown as ReportRow;

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  storePerson({ id: ADMIN, name: 'Asha', email: '', role: 'admin' }, 't');
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await outboxDb.meta.put({ key: 'session', value: { accountId: ADMIN, token: 't', state: 'active' } });
  for (const name of ['aid', 'reports'] as const) {
    await mainDb.lists.put({ name, account: ADMIN, round: 1, isComplete: true, asOf: NOW });
  }
});

it('brings what is open, the newest first, or of more than one page the oldest in the order of waiting', async () => {
  const many = Array.from({ length: 1203 }, (_, minute) => aid(minute));
  await mainDb.aid.bulkPut([...many, aid(5000, { status: 'fulfilled' })]);
  const ids = async (isOldestFirst: boolean) =>
    (await openAid({ text: '', isOldestFirst, limit: 3 })).map(({ _id }) => _id);
  expect(await ids(false)).toEqual(['aid-1202', 'aid-1201', 'aid-1200']);
  expect(await ids(true)).toEqual(['aid-0', 'aid-1', 'aid-2']);
});

it('finds by words; the oldest report is one that waits for a decision', async () => {
  await mainDb.reports.bulkPut([
    report(1, 'active', 'Rampur'),
    report(2, 'pending', 'Rampur, Ward 7'),
    report(3, 'pending', 'Sitapur'),
    report(4, 'resolved', 'Rampur'),
  ]);
  const ids = async (text: string, isOldestFirst: boolean) =>
    (await openReports({ text, isOldestFirst, limit: 5 })).map(({ _id }) => _id);
  expect(await ids('rampur', false)).toEqual(['report-2', 'report-1']);
  expect(await ids('', true)).toEqual(['report-2', 'report-3']);
});
