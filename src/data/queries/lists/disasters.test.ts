// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReportRow } from '../../lists/rows.ts';
import { mainDb, outboxDb } from '../../db.ts';
import { TRACK_KEY } from '../../device-settings.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { storePerson } from '../../person-store.ts';
import { disasterPlaces, MOST_PLACES } from './disaster-places.ts';
import { disasterList, openDisaster, openIncident } from './disasters.ts';

const day = (at: number) => new Date(Date.UTC(2026, 0, at)).toISOString();

function report(_id: string, at: number, more: Partial<ReportRow> = {}): ReportRow {
  const base = { _id, disasterType: 'flood', status: 'approved', displayStatus: 'active', round: 0 } as const;
  return { ...base, reportedAt: day(at), severity: 'severe', ...more };
}

const at = (lati: number, long: number) => ({ location: { lati, long } });
const resolved = { status: 'rejected', displayStatus: 'resolved' } as const;

async function keep(rows: readonly ReportRow[], account = ''): Promise<void> {
  await mainDb.lists.put({ name: 'reports', account, round: 0, isComplete: true, asOf: 1 });
  await mainDb.reports.bulkPut([...rows]);
}

async function write(id: string, more: Partial<OutboxItem> = {}): Promise<void> {
  const body = JSON.stringify({ disasterType: 'fire', address: 'Market street' });
  const base = {
    v: 1,
    id,
    call: 'reportDisaster',
    owner: 'anonymous',
    body,
    digest: '',
    bytes: 1,
    createdAt: 1,
  } as const;
  await outboxDb.items.put({ ...base, state: 'queued', attempts: 0, nextAt: 0, rank: 0, ...more });
}

const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
const list = (wanted: Partial<Parameters<typeof disasterList>[0]> = {}) =>
  disasterList({ filter: {}, limit: 10, ...wanted });

beforeEach(async () => {
  storePerson(undefined);
  await Promise.all([mainDb.lists.clear(), mainDb.reports.clear(), outboxDb.items.clear()]);
});

describe('the list of disasters', () => {
  it('of a phone that keeps a part says of no report of its own that it waits, once that is confirmed', async () => {
    await keep([report('kept', 1)]);
    for (const id of ['confirmed', 'seen', 'unknown']) await write(id, { state: 'sent' });
    const view = (stage: string) => ({ view: { stage }, asOf: 1 });
    const tracked = { confirmed: view('alerted'), seen: view('seen') };
    await mainDb.settings.put({ key: TRACK_KEY, value: tracked });
    const pending = async () => (await list()).pending.map(({ id }) => id).toSorted();
    // A whole list would have it.
    expect(await pending()).toEqual(['confirmed', 'seen', 'unknown']);
    await mainDb.lists.update('reports', { of: { 'main active': 40_000 } });
    expect(await pending()).toEqual(['seen', 'unknown']);
  });

  it('has the active ones first, of each the newest first, and no more than are asked for', async () => {
    await keep([report('old', 1), report('new', 3), report('over', 9, resolved), report('mid', 2)]);
    expect(ids((await list()).rows)).toEqual(['new', 'mid', 'old', 'over']);
    const page = await list({ limit: 2 });
    expect([ids(page.rows), page.hasMore]).toEqual([['new', 'mid'], true]);
    expect((await list({ limit: 4 })).hasMore).toBe(false);
  });

  it('leaves out what waits for an admin or was dismissed: an admin’s copy holds it', async () => {
    const closed = [
      report('waits', 1, { status: 'pending', displayStatus: 'pending' }),
      report('false', 2, { status: 'rejected', displayStatus: 'dismissed' }),
    ];
    await keep([...closed, report('open', 3, at(1, 1))]);
    expect(ids((await list()).rows)).toEqual(['open']);
    expect(ids((await list({ from: { lat: 0, lng: 0 } })).rows)).toEqual(['open']);
    expect((await disasterPlaces({})).places.map(({ id }) => id)).toEqual(['open']);
    expect([await openDisaster('waits'), await openDisaster('false')]).toEqual([null, null]);
    expect(await openDisaster('open')).toMatchObject({ _id: 'open' });
  });

  it('finds by the id of a merged one what stands for it, also in the copy of an admin who has both', async () => {
    await keep([report('head', 1, { mergedIds: ['gone', 'kept'] }), report('kept', 2, { sameAs: 'head' })]);
    expect(await openIncident('head')).toMatchObject({ _id: 'head' });
    expect(await openIncident('gone')).toMatchObject({ _id: 'head' });
    expect(await openIncident('kept')).toMatchObject({ _id: 'head' });
    expect([await openIncident('unknown'), await openDisaster('gone')]).toEqual([null, null]);
    await keep([report('head', 1, { mergedIds: ['gone'], status: 'rejected', displayStatus: 'dismissed' })]);
    expect(await openIncident('gone')).toBeNull();
    expect(await openIncident('kept')).toBeNull();
  });

  it('keeps to the kind, the severity and the status that are asked for', async () => {
    await keep([
      report('a', 1, { disasterType: 'fire' }),
      report('b', 2, { severity: 'mild' }),
      report('c', 3, { ...resolved, disasterType: 'fire' }),
    ]);
    const wanted = async (filter: Parameters<typeof disasterList>[0]['filter']) => ids((await list({ filter })).rows);
    expect(await wanted({ type: 'fire' })).toEqual(['a', 'c']);
    expect(await wanted({ type: 'fire', status: 'resolved' })).toEqual(['c']);
    expect(await wanted({ severity: 'mild' })).toEqual(['b']);
    expect(await wanted({ severity: 'mild', type: 'fire' })).toEqual([]);
  });

  it('puts the nearest first within each status, and without a place last', async () => {
    await keep([
      report('far', 5, at(30, 80)),
      report('nowhere', 6),
      report('zero', 7, at(0, 0)),
      report('near', 1, at(26.1, 85.4)),
      report('over', 8, { ...resolved, ...at(26, 85) }),
    ]);
    const { rows, hasMore } = await list({ from: { lat: 26, lng: 85 } });
    expect(ids(rows)).toEqual(['near', 'far', 'zero', 'nowhere', 'over']);
    expect(hasMore).toBe(false);
    expect(rows.map(({ km }) => km && Math.round(km))).toEqual([41, 662, undefined, undefined, 0]);
    expect(ids((await list({ from: { lat: 26, lng: 85 }, limit: 1 })).rows)).toEqual(['near']);
  });

  it('shows nothing of a copy that another person got', async () => {
    await keep([report('a', 1, at(1, 1))], 'an-admin');
    expect((await list()).rows).toEqual([]);
    expect(await openDisaster('a')).toBeNull();
    expect((await disasterPlaces({})).places).toEqual([]);
    storePerson({ id: 'an-admin', name: '', email: '', role: 'admin' });
    expect(ids((await list()).rows)).toEqual(['a']);
  });
});

describe('reports of this phone', () => {
  it('stand beside the list until it has them, wherever in it', async () => {
    await write('mine');
    await write('other', { call: 'requestAid' });
    await keep([report('a', 9), report('b', 8)]);
    expect((await list()).pending).toMatchObject([{ id: 'mine', disasterType: 'fire', address: 'Market street' }]);
    await mainDb.reports.put(report('mine', 1));
    const { pending, rows } = await list({ limit: 1 });
    expect([pending, ids(rows)]).toEqual([[], ['a']]);
  });

  it('stay while an admin’s own copy has them as waiting, and go once it was decided', async () => {
    await write('mine', { state: 'sent' });
    await keep([report('mine', 1, { status: 'pending', displayStatus: 'pending' })]);
    expect((await list()).pending).toHaveLength(1);
    await keep([report('mine', 1, { status: 'rejected', displayStatus: 'dismissed' })]);
    expect((await list()).pending).toHaveLength(0);
  });

  it('are there without any copy of the list, and when their words cannot be read', async () => {
    await write('mine', { body: 'spoilt', state: 'needs-you' });
    expect((await list()).pending).toMatchObject([{ id: 'mine', disasterType: '', address: '' }]);
  });

  it('of another person, locked away, are shown to nobody', async () => {
    await write('sealed', { state: 'sealed' as OutboxItem['state'], owner: 'somebody' });
    await write('replaced', { state: 'replaced' });
    expect((await list()).pending).toEqual([]);
  });
});

describe('the places of disasters', () => {
  it('are the newest active ones, at most so many, and it is told how many more there are', async () => {
    const many = Array.from({ length: MOST_PLACES + 5 }, (_, place) => report(`id-${place}`, 1, at(1, 1)));
    await keep([
      ...many,
      report('newest', 2, at(1, 1)),
      report('over', 3, { ...resolved, ...at(1, 1) }),
      report('no', 4),
    ]);
    const { places, more, unplaced } = await disasterPlaces({});
    expect([places.length, more, unplaced]).toEqual([MOST_PLACES, 7, 1]);
    expect(places[0]).toMatchObject({ id: 'newest', lat: 1, lng: 1 });
    expect(places.some(({ id }) => id === 'over')).toBe(false);
    expect((await disasterPlaces({ status: 'resolved' })).places.map(({ id }) => id)).toEqual(['over']);
  });
});
