import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeIndex } from '../../../contract/policies/report-index.ts';
import { REPORT_INDEX_KEY } from '../device-settings.ts';
import { mainDb, outboxDb } from '../db.ts';
import { reportedNear, type IndexCopy } from '../queries/lists/reported-near.ts';
import { refreshLists } from './refresh-lists.ts';
import { refreshReportIndex } from './refresh-report-index.ts';

vi.mock('./refresh-lists.ts', () => ({ refreshLists: vi.fn<typeof refreshLists>() }));
vi.mock('../client/our-host.ts', () => ({ isOurHost: () => Promise.resolve(true) }));

const PLACE = { lat: 25.61, lng: 85.14 };
const ID = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const WORDS = 'The embankment behind the old mill broke this morning and water stands in every house';
const said = { disasterType: 'flood', place: PLACE, words: '' };
let asked: string[] = [];

/** The list as this phone has it: complete, or so many of `of`. */
async function list(of?: number, rows: readonly string[] = [ID]): Promise<void> {
  const state = { name: 'reports', account: '', round: 0, isComplete: true, asOf: 7 } as const;
  await mainDb.lists.put({ ...state, ...(of !== undefined && { of: { 'main active': of } }) });
  const base = { disasterType: 'flood', status: 'approved', displayStatus: 'active', round: 0 } as const;
  const location = { lati: PLACE.lat, long: PLACE.lng };
  const reportedAt = new Date().toISOString();
  await mainDb.reports.bulkPut(rows.map((_id) => ({ ...base, _id, reportedAt, location, description: WORDS })));
}

const indexed = (id: string) => ({
  id,
  disasterType: 'flood',
  ...PLACE,
  reportedMs: Date.now(),
  count: 2,
  town: 'Patna',
});
const index = (copy: Partial<IndexCopy> = {}) =>
  mainDb.settings.put({ key: REPORT_INDEX_KEY, value: { disasters: [indexed(OTHER)], asOf: 9, ...copy } });
const idsOf = ({ matches }: Awaited<ReturnType<typeof reportedNear>>) => matches.map(({ id }) => id);

beforeEach(async () => {
  asked = [];
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const data = { ...writeIndex({ disasters: [indexed(OTHER)], gone: [] }), isWhole: true };
    return Promise.resolve(new Response(JSON.stringify({ success: true, data }), { status: 200 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('a phone that keeps all disasters goes by them, and brings those', async () => {
  await list();
  await index();
  expect(await reportedNear(said)).toMatchObject({ asOf: 7, matches: [{ id: ID, count: 1 }] });
  expect(await refreshReportIndex(PLACE)).toBe(true);
  expect([vi.mocked(refreshLists).mock.calls, asked]).toEqual([[[['reports']]], []]);
});

it('one that keeps a part brings the index, and goes by both', async () => {
  await list(40_000);
  expect(await refreshReportIndex(PLACE)).toBe(true);
  expect([vi.mocked(refreshLists).mock.calls, asked]).toEqual([[], ['/api/report/index']]);
  const known = await reportedNear(said);
  expect(idsOf(known).toSorted()).toEqual([ID, OTHER]);
  expect(known.asOf).toBeGreaterThan(7);
  // By the words of what it keeps, and by the towns of what it does not.
  expect(idsOf(await reportedNear({ ...said, place: undefined, words: WORDS.toLowerCase() }))).toEqual([ID]);
  expect(idsOf(await reportedNear({ ...said, place: undefined, words: 'in Patna' }))).toEqual([OTHER]);
});

it('a part alone tells what it has, and does not say that it knows all', async () => {
  await list(40_000);
  const known = await reportedNear(said);
  expect([idsOf(known), known.asOf]).toEqual([[ID], undefined]);
  expect(await reportedNear({ ...said, disasterType: 'fire' })).toEqual({ matches: [] });
  await index({ square: '0,0' });
  expect((await reportedNear(said)).asOf).toBeUndefined();
});

it('of one that is in both the index has how many reports there are', async () => {
  await list(40_000, [OTHER]);
  await index();
  expect(await reportedNear(said)).toMatchObject({ asOf: 9, matches: [{ id: OTHER, count: 2 }] });
});
