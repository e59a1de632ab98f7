import { beforeEach, expect, it, vi } from 'vitest';
import { mainDb, outboxDb } from '../../db.ts';
import type { AidRow, ReportRow } from '../../lists/rows.ts';
import { storePerson } from '../../person-store.ts';
import { openAid, openReports } from './open-work.ts';
import { saidPlace } from './said-place.ts';

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
  const ids = async (isOldestFirst: boolean) => (await openAid({ isOldestFirst, limit: 3 })).map(({ _id }) => _id);
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
  const ids = async (text: string, isOldestFirst: boolean) => {
    const place = text === '' ? undefined : await saidPlace(text);
    return (await openReports({ place, isOldestFirst, limit: 5 })).map(({ _id }) => _id);
  };
  expect(await ids('rampur', false)).toEqual(['report-2', 'report-1']);
  expect(await ids('', true)).toEqual(['report-2', 'report-3']);
});

const near = (name: string, km: number) => ({ name, region: 'Delhi', country: 'IN', km });

it('understands a place by the towns that records are shown by, and by how far a record is from them', async () => {
  await mainDb.reports.bulkPut([
    { ...report(1, 'pending', 'Lane 4'), near: near('New Delhi', 2), location: { lati: 28.62, long: 77.2 } },
    { ...report(2, 'pending', 'Mill road'), near: near('Faridabad', 3), location: { lati: 28.41, long: 77.31 } },
    {
      ...report(3, 'pending', 'Ward 7'),
      near: { ...near('Rampur', 1), region: 'Uttar Pradesh' },
      location: { lati: 28.8, long: 79.02 },
    },
    report(4, 'pending', 'Delhi road'),
  ]);
  await mainDb.aid.bulkPut([
    aid(5, { location: 'Behind the clinic', position: { lati: 28.55, long: 77.25 } }),
    aid(6, { location: 'Near the mill', position: { lati: 28.81, long: 79.0 } }),
    aid(7, { location: 'Old Delhi, the fort' }),
  ]);
  const find = async (text: string) => {
    const wanted = { place: await saidPlace(text), isOldestFirst: false, limit: 9 };
    return [...(await openReports(wanted)), ...(await openAid(wanted))].map(({ _id }) => _id);
  };
  expect(await find('Delhi')).toEqual(['report-4', 'report-2', 'report-1', 'aid-7', 'aid-5']);
  expect(await find('rampur')).toEqual(['report-3', 'aid-6']);
  expect(await find('Sitapur')).toEqual([]);
});

it('finds aid requests that are urgent and nobody’s, or of a need', async () => {
  const need = (type: string, urgent: boolean) => ({ type, urgent, status: 'pending' as const });
  await mainDb.aid.bulkPut([
    aid(1, { requirements: [need('Food', true)] }),
    aid(2, { requirements: [need('Food', false)] }),
    aid(3, { requirements: [need('Shelter', true)], takings: [{ _id: 't', lines: [0], since: at(4) }] }),
  ]);
  const ids = async (wanted: object) =>
    (await openAid({ isOldestFirst: false, limit: 9, ...wanted })).map(({ _id }) => _id);
  expect(await ids({ isUrgent: true })).toEqual(['aid-3', 'aid-1']);
  expect(await ids({ isUrgent: true, isUnclaimed: true })).toEqual(['aid-1']);
  expect(await ids({ needs: ['Shelter'] })).toEqual(['aid-3']);
});
