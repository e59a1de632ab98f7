import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isoTime } from '../../../../contract/base/clock.ts';
import { mainDb, outboxDb } from '../../db.ts';
import type { AidRow } from '../../lists/rows.ts';
import { aidUrgency } from '../../lists/urgency.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { storePerson } from '../../person-store.ts';
import {
  adminAid,
  adminAidFound,
  adminAidOrNear,
  adminAidRequest,
  aidCounts,
  sameElsewhere,
  type WantedAid,
} from './admin-aid.ts';

const ADMIN = 'asha';
const NOW = Date.parse('2026-01-10T00:00:00.000Z');
const food = { type: 'Food', urgent: false, status: 'pending' } as const;
const boat = { type: 'Rescue boat', urgent: true, status: 'pending' } as const;

function row(_id: string, more: Partial<AidRow> = {}): AidRow {
  return {
    _id,
    disasterType: 'flood',
    requirements: [food],
    deadline: '2026-01-09T08:00:00.000Z',
    status: 'active',
    createdAt: `2026-01-05T08:0${_id.charCodeAt(0) - 97}:00.000Z`,
    lane: 'main',
    round: 1,
    ...more,
  };
}

function act(id: string, body: object): OutboxItem {
  const base = { v: 1, owner: ADMIN, digest: '', bytes: 1, attempts: 0, nextAt: 0, rank: 0, createdAt: NOW } as const;
  return { ...base, id, call: 'actOnAid', body: JSON.stringify(body), state: 'queued' };
}

const ids = async (wanted: Omit<WantedAid, 'limit'>) =>
  (await adminAid({ ...wanted, limit: 50 })).rows.map(({ _id }) => _id);

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  storePerson({ id: ADMIN, name: 'Asha', email: '', role: 'admin' }, 't');
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await outboxDb.meta.put({ key: 'session', value: { accountId: ADMIN, token: 't', state: 'active' } });
  for (const name of ['aid', 'ngos'] as const) {
    await mainDb.lists.put({ name, account: ADMIN, round: 1, isComplete: true, asOf: NOW });
  }
  await mainDb.aid.bulkPut([
    row('a', { requirements: [food, boat], description: 'Süßes Brot' }),
    row('b', {
      takings: [{ _id: 't', lines: [0], since: '2026-01-05T09:00:00.000Z' }],
      writtenAt: '2026-01-05T01:00:00.000Z',
    }),
    row('c', { lane: 'triage' }),
    row('d', { status: 'fulfilled', requirements: [{ ...food, status: 'fulfilled' }] }),
  ]);
});
afterEach(() => {
  storePerson(undefined);
  vi.restoreAllMocks();
});

it('those of which something was handed over that nobody has confirmed', async () => {
  await mainDb.aid.put(row('e', { requirements: [food, { ...boat, status: 'pending', awaitsAnswer: true }] }));
  expect(await ids({ unconfirmed: true })).toEqual(['e']);
});

it('are found newest first: by status, lane, words, urgency, and by what nobody has taken', async () => {
  expect(await ids({})).toEqual(['d', 'c', 'b', 'a']);
  expect(await ids({ status: 'active' })).toEqual(['c', 'b', 'a']);
  expect(await ids({ lane: 'triage' })).toEqual(['c']);
  expect(await ids({ lane: 'main', unclaimed: true })).toEqual(['a']);
  expect(await ids({ urgent: true })).toEqual(['a']);
  expect(await ids({ text: 'SUSSES brot rescue' })).toEqual(['a']);
  expect(await adminAid({ limit: 2 })).toMatchObject({ hasMore: true, rows: [{ _id: 'd' }, { _id: 'c' }] });
  expect(await aidCounts()).toEqual({ active: 3, fulfilled: 1, withdrawn: 0, expired: 0 });
  expect(await aidCounts('main')).toMatchObject({ active: 2 });
});

it('stand by what is urgent, then by when it is needed, then by how long they wait; a line that has come is urgent no more', async () => {
  const sorted = (_id: string, more: Partial<AidRow>) => {
    const made = row(_id, more);
    return { ...made, urgency: aidUrgency(made) ?? '' };
  };
  await mainDb.aid.clear();
  await mainDb.aid.bulkPut([
    sorted('a', {}),
    sorted('b', { requirements: [boat], deadline: '2026-01-12' }),
    sorted('c', { requirements: [boat], deadline: '2026-01-11' }),
    sorted('d', { requirements: [boat, food], deadline: '2026-01-01' }),
    sorted('e', {}),
  ]);
  const wanted = { status: 'active', lane: 'main', order: 'urgent' } as const;
  expect(await ids(wanted)).toEqual(['d', 'c', 'b', 'a', 'e']);
  await outboxDb.items.put(act('x', { act: 'need', aidId: 'd', line: 0, seen: 'pending', status: 'fulfilled' }));
  expect(await ids(wanted)).toEqual(['c', 'b', 'd', 'a', 'e']);
  // One that an earlier release has written is not missed.
  await mainDb.aid.put(row('f', { requirements: [boat], deadline: '2026-01-02' }));
  expect(await ids(wanted)).toEqual(['f', 'c', 'b', 'd', 'a', 'e']);
});

it('begin with what is nobody’s, then what is in hand; what has been overdue for a month is last, part for part', async () => {
  const DAY_MS = 86_400_000;
  const due = (days: number) => isoTime(Date.now() + days * DAY_MS);
  const sorted = (_id: string, more: Partial<AidRow>) => {
    const made = row(_id, { requirements: [boat], ...more });
    return { ...made, urgency: aidUrgency(made) ?? '' };
  };
  const inHand = { takings: [{ _id: 't', lines: [0], since: due(-1) }] };
  await mainDb.aid.clear();
  await mainDb.aid.bulkPut([
    sorted('a', { deadline: due(-200) }),
    sorted('b', { deadline: due(-3) }),
    sorted('c', { deadline: due(-5), ...inHand }),
    sorted('d', { deadline: due(2), requirements: [food] }),
    sorted('e', { deadline: due(-300), ...inHand }),
    sorted('f', { deadline: due(1), requirements: [boat, food], ...inHand }),
    sorted('g', { deadline: due(1) }),
  ]);
  const wanted = { status: 'active', lane: 'main', order: 'urgent' } as const;
  const all = ['b', 'g', 'f', 'd', 'c', 'a', 'e'];
  expect(await ids(wanted)).toEqual(all);
  const parts: string[] = [];
  for (let before: WantedAid['before']; ;) {
    const { rows, hasMore, last } = await adminAid({ ...wanted, limit: 2, before });
    parts.push(...rows.map(({ _id }) => _id));
    if (!hasMore || !last) break;
    before = { ...last, count: parts.length };
  }
  expect(parts).toEqual(all);
  // What an earlier release has written, whoever had it in hand, is in its place.
  const old = row('h', { requirements: [boat], deadline: due(-2) });
  await mainDb.aid.put({ ...old, urgency: `1${aidUrgency(old)?.slice(1)}` });
  expect(await ids(wanted)).toEqual(['b', 'h', ...all.slice(1)]);
});

it('stand where this phone’s acts put them, with the name of the NGO that they were given to', async () => {
  await mainDb.ngos.put({
    _id: 'n1',
    organizationName: 'Helpers',
    focusAreas: [],
    round: 1,
    sortName: '',
    status: 'approved',
  } as never);
  await outboxDb.items.bulkPut([
    act('1', { act: 'assign', aidId: 'a', ngoId: 'n1' }),
    act('2', { act: 'need', aidId: 'b', line: 0, seen: 'pending', status: 'fulfilled' }),
    act('3', { act: 'release', aidId: 'c' }),
  ]);
  expect(await ids({ unclaimed: true })).toEqual(['c']);
  expect(await ids({ status: 'fulfilled' })).toEqual(['d', 'b']);
  expect(await ids({ lane: 'triage' })).toEqual([]);
  expect(await aidCounts('main')).toMatchObject({ active: 2, fulfilled: 2 });
  expect(await adminAidRequest('a')).toMatchObject({
    status: 'active',
    shown: { takings: [{ _id: '1', lines: [0, 1], ngo: { _id: 'n1', name: 'Helpers' }, isPending: true }] },
    acts: { waiting: [{ itemId: '1', what: 'actOnAid.assign' }], conflicts: [] },
  });
  expect(await adminAidRequest('b')).toMatchObject({ status: 'active', shown: { status: 'fulfilled', takings: [] } });
  expect((await adminAidRequest('b'))?.latenessMs).toBeGreaterThan(7 * 3_600_000);
  expect(await adminAidRequest('x')).toBeNull();
});

it('around a place are those that say where they are', async () => {
  await mainDb.aid.update('a', { position: { lati: 25.594095, long: 85.137565 } });
  await mainDb.aid.update('b', { position: { lati: 26.123456, long: 85.398712 } });
  const from = { lat: 25.6, lng: 85.1 };
  expect(await ids({ near: { from, km: 10 } })).toEqual(['a']);
  expect(await ids({ near: { from, km: 100 } })).toEqual(['b', 'a']);
});

it('of what the server found stand with this phone’s acts laid over, and as this phone has heard since it was asked', async () => {
  const { round: _, ...far } = row('e', { requirements: [food, boat] });
  const rows = [far, { ...row('d'), status: 'active' as const }];
  await outboxDb.items.put(act('1', { act: 'need', aidId: 'e', line: 1, seen: 'pending', status: 'fulfilled' }));
  const before = await adminAidFound({ rows, askedAt: NOW });
  expect(before.map(({ shown }) => shown.status)).toEqual(['active', 'active']);
  expect(before[0]?.shown.requirements.map(({ status }) => status)).toEqual(['pending', 'fulfilled']);
  expect(before[0]?.acts.waiting).toHaveLength(1);
  const since = await adminAidFound({ rows, askedAt: NOW - 1 });
  expect(since.map(({ shown }) => shown.status)).toEqual(['active', 'fulfilled']);
  expect(await adminAidRequest('e', { rows, askedAt: NOW })).toMatchObject({ _id: 'e', acts: { waiting: [{}] } });
  expect(await adminAidRequest('e')).toBeNull();
});

it('are named beside each other where they are registered elsewhere under one number, and found by it', async () => {
  const elsewhere = { source: 'District control room', number: 'DCR-4711' };
  await mainDb.aid.bulkPut([
    row('e', { elsewhere }),
    row('f', { elsewhere: { source: 'district Control-Room', number: 'dcr 4711' } }),
    row('g', { elsewhere: { ...elsewhere, number: 'DCR-4712' } }),
    row('h', { elsewhere, status: 'withdrawn' }),
  ]);
  expect(await sameElsewhere(row('e', { elsewhere }))).toEqual(['f']);
  expect(await sameElsewhere(row('a'))).toEqual([]);
  expect(await ids({ text: 'dcr-4711' })).toEqual(['h', 'f', 'e']);
});

it('those that come close stand in where none fits the words, the newest of them; behind a part of what fits there are none', async () => {
  await mainDb.aid.bulkPut([row('e', { location: 'Sonpur' }), row('f', { location: 'Sonpur, Saran' })]);
  const found = async (wanted: Partial<WantedAid>) => {
    const { rows, isNear, hasMore } = await adminAidOrNear({ limit: 9, ...wanted });
    return [rows.map(({ _id }) => _id), isNear, hasMore];
  };
  expect(await found({ text: 'sonpur' })).toEqual([['f', 'e'], false, false]);
  expect(await found({ text: 'sompur' })).toEqual([['f', 'e'], true, false]);
  expect(await found({ text: 'sompur', limit: 1 })).toEqual([['f'], true, false]);
  expect(await found({ text: 'sompur', status: 'fulfilled' })).toEqual([[], false, false]);
  expect(await found({ text: 'sompur', before: { at: row('f').createdAt, id: 'f', count: 1 } })).toEqual([
    [],
    false,
    false,
  ]);
  expect(await found({ text: 'Saram Sonpur' })).toEqual([['f'], true, false]);
});
