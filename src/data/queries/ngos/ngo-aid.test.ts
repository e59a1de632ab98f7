import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mainDb, outboxDb } from '../../db.ts';
import type { AidRow } from '../../lists/rows.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { NGO_WORK_KEY } from '../../own-settings.ts';
import { storePerson } from '../../person-store.ts';
import { ngoAid, type WantedNgoAid } from './ngo-aid.ts';

const KOSI = 'kosi';
const NOW = Date.parse('2026-01-10T00:00:00.000Z');
const LATER = '2026-01-20T08:00:00.000Z';
const food = { type: 'Food', urgent: false, status: 'pending' } as const;
const medicine = { type: 'Medicine', urgent: true, status: 'pending' } as const;
const SUPAUL = { lati: 26.12, long: 86.6 };
const DELHI = { lati: 28.61, long: 77.2 };

function row(_id: string, more: Partial<AidRow> = {}): AidRow {
  return {
    _id,
    disasterType: 'flood',
    requirements: [food],
    deadline: LATER,
    status: 'active',
    createdAt: `2026-01-05T08:0${_id.charCodeAt(0) - 97}:00.000Z`,
    position: SUPAUL,
    round: 1,
    ...more,
  };
}

function act(id: string, body: object): OutboxItem {
  const base = { v: 1, owner: KOSI, digest: '', bytes: 1, attempts: 0, nextAt: 0, rank: 0, createdAt: NOW } as const;
  return { ...base, id, call: 'actOnAid', body: JSON.stringify(body), state: 'queued' };
}

const wanted: WantedNgoAid = {
  focusAreas: ['Food Aid'],
  area: { ...SUPAUL, radiusKm: 50 },
  isWide: false,
  limit: 20,
  now: NOW,
};
const ids = async (more: Partial<WantedNgoAid> = {}) =>
  (await ngoAid({ ...wanted, ...more })).rows.map(({ _id, standing }) => `${_id} ${standing}`);

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  storePerson({ id: KOSI, name: 'Kosi', email: '', role: 'ngo' }, 't');
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await outboxDb.meta.put({ key: 'session', value: { accountId: KOSI, token: 't', state: 'active' } });
  await mainDb.lists.put({ name: 'aid', account: KOSI, round: 1, isComplete: true, asOf: NOW });
  await mainDb.aid.bulkPut([
    row('a'),
    row('b', { requirements: [{ ...food, urgent: true }] }),
    row('c', { requirements: [medicine] }),
    row('d', { position: DELHI }),
    row('e', { takings: [{ _id: 't', lines: [0], since: LATER, ngo: { _id: KOSI, name: 'Kosi' } }], position: DELHI }),
    row('f', { takings: [{ _id: 'u', lines: [0], since: LATER }] }),
    row('g', { status: 'fulfilled', requirements: [{ ...food, status: 'fulfilled' }] }),
  ]);
});
afterEach(() => {
  storePerson(undefined);
  vi.restoreAllMocks();
});

it('are those that suit its work and its area, the urgent first, then what it has in hand wherever that is', async () => {
  expect(await ids()).toEqual(['b open', 'a open', 'e accepted']);
  expect(await ids({ isWide: true })).toEqual(['b open', 'c open', 'a open', 'd open', 'e accepted']);
  expect(await ids({ focusAreas: [], area: undefined })).toEqual([
    'b open',
    'c open',
    'a open',
    'd open',
    'e accepted',
  ]);
  expect(await ids({ standing: 'accepted' })).toEqual(['e accepted']);
});

it('what this phone asked for counts as its own, unanswered, and what it put aside stands apart', async () => {
  await outboxDb.items.bulkPut([
    act('1', { act: 'take', aidId: 'a', lines: [0] }),
    act('2', { act: 'reject', aidId: 'b' }),
  ]);
  expect(await ids()).toEqual(['a accepted', 'e accepted', 'b rejected']);
  const { rows, counts } = await ngoAid({ ...wanted, limit: 1 });
  expect(rows[0]?.own).toMatchObject([{ _id: '1', lines: [0], isPending: true }]);
  expect(counts).toEqual({ open: 0, accepted: 2, rejected: 1 });
  await outboxDb.items.put(act('3', { act: 'reconsider', aidId: 'b' }));
  await outboxDb.items.update('3', { createdAt: NOW + 1 });
  expect(await ids()).toContain('b open');
});

it('what the server knows as put aside is so, until it is taken', async () => {
  const work = { rejected: ['a'], done: [] };
  await mainDb.settings.put({ key: NGO_WORK_KEY, value: { owner: KOSI, asOf: NOW, work } });
  expect(await ids()).toEqual(['b open', 'e accepted', 'a rejected']);
  await outboxDb.items.put(act('1', { act: 'take', aidId: 'a' }));
  expect(await ids()).toEqual(['b open', 'a accepted', 'e accepted']);
});

it('have the distance from the middle of its area, and are found by words', async () => {
  const far = await ngoAid({ ...wanted, isWide: true, standing: 'open' });
  expect(far.rows.map(({ distanceKm }) => distanceKm && Math.round(distanceKm))).toEqual([0, 0, 0, 968]);
  expect((await ngoAid({ ...wanted, area: undefined })).rows[0]).not.toHaveProperty('distanceKm', 0);
  expect(await ids({ text: 'earthquake' })).toEqual([]);
});
