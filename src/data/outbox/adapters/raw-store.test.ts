// @vitest-environment node
import { liveQuery } from 'dexie';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { OutboxDatabase, outboxDb } from '../../db.ts';
import { unsentCount } from '../../queries/items/outbox.ts';
import { type OutboxItem, SEALED } from '../item.ts';
import { OUTBOX_NAME } from '../outbox-name.ts';
import { dexieStore } from './dexie-store.ts';
import { RawDatabase } from './raw-database.ts';
import { rawStore } from './raw-store.ts';
import { rawUnsentCount } from './raw-unsent.ts';

const database = new RawDatabase(OUTBOX_NAME);
const store = rawStore(database);
const pages = dexieStore(outboxDb);

afterAll(() => database.close());
beforeEach(() => Promise.all([outboxDb.items.clear(), outboxDb.meta.clear(), outboxDb.drafts.clear()]));

function item(id: string, members: Partial<OutboxItem> = {}): OutboxItem {
  const row = { v: 1, id, call: 'reportDisaster', owner: 'anonymous', body: '{}', digest: id, bytes: 2, createdAt: 1 };
  return { ...row, state: 'queued', attempts: 0, nextAt: 5, rank: 0, ...members } as OutboxItem;
}

it('makes the same tables as Dexie where it is the first to open the database', async () => {
  const raw = new RawDatabase('raw-first');
  await rawStore(raw).write((transaction) => transaction.putItems([item('a')]));
  await raw.close();
  const db = new OutboxDatabase('raw-first');
  expect(await db.items.where('[state+nextAt]').equals(['queued', 5]).count()).toBe(1);
  expect(db.tables.map(({ name }) => name).toSorted()).toEqual(['claims', 'drafts', 'items', 'meta']);
  await db.delete();
});

it('reads all that pages wrote as they read it', async () => {
  await outboxDb.items.bulkPut([
    item('late', { createdAt: 3, nextAt: 9 }),
    item('early', { createdAt: 2, nextAt: 7 }),
    item('first', { createdAt: 4, rank: -1 }),
    item('gone', { state: 'sent', sentAt: 1 }),
  ]);
  await outboxDb.drafts.bulkPut([
    { id: 'x', form: 'report', values: {}, updatedAt: 1 },
    { id: 'y', form: 'report', values: {}, updatedAt: 2 },
  ]);
  for (const one of [store, pages]) {
    expect(
      await one.read(async (reader) => ({
        items: (await reader.items(['gone', 'none'])).map((row) => row?.id),
        page: (await reader.page('queued', 1, 5)).map(({ id }) => id),
        limited: (await reader.page('queued', 0, 1)).map(({ id }) => id),
        all: (await reader.page('queued', 0, Number.POSITIVE_INFINITY)).length,
        due: (await reader.byNextAt('queued', 5, 9, Number.POSITIVE_INFINITY)).map(({ id }) => id),
        soon: (await reader.byNextAt('queued', Number.NEGATIVE_INFINITY, 9, 1)).map(({ id }) => id),
        none: [...(await reader.page('queued', 0, 0)), ...(await reader.byNextAt('queued', 0, 9, 0))].length,
        count: await reader.count('queued'),
        claims: await reader.claims(['none']),
        drafts: (await reader.drafts('report')).map(({ id }) => id),
        meta: await reader.meta('none'),
      })),
    ).toEqual({
      items: ['gone', undefined],
      page: ['early', 'late'],
      limited: ['first'],
      all: 3,
      due: ['early', 'late'],
      soon: ['first'],
      none: 0,
      count: 3,
      claims: [undefined],
      drafts: ['y', 'x'],
      meta: undefined,
    });
  }
});

it('counts what is unsent as pages do', async () => {
  await outboxDb.items.bulkPut([
    item('a'),
    item('b', { state: 'needs-you' }),
    item('c', { state: 'sent' }),
    item('d', { state: SEALED }),
    item('a1e27000-1'),
    item('a1e27000-2', { state: 'sent' }),
  ]);
  expect([await rawUnsentCount(database), await unsentCount()]).toEqual([2, 2]);
});

it('asks for strict durability', async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await store.write((transaction) => transaction.putMeta('a', 1));
  const asked = begin.mock.calls.filter(([, mode]) => mode === 'readwrite').map(([, , options]) => options);
  begin.mockRestore();
  expect(asked).toEqual([{ durability: 'strict' }]);
});

it('writes all or nothing', async () => {
  const failing = store.write(async (transaction) => {
    await transaction.putMeta('half', 1);
    throw new Error('in the middle');
  });
  await expect(failing).rejects.toThrow('in the middle');
  expect(await store.read((reader) => reader.meta('half'))).toBeUndefined();
});

/** What iOS does to an app that was in the background: the next request fails, once or for good. */
function loseConnection(times: number): () => void {
  let left = times;
  const original = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value as IDBObjectStore['put'];
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...sent) {
    if (left === 0) return original.apply(this, sent);
    left -= 1;
    throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');
  });
  return () => spy.mockRestore();
}

it('opens anew and begins again where the connection turns out lost, once', async () => {
  const stop = loseConnection(1);
  let runs = 0;
  await store.write(async (transaction) => {
    runs += 1;
    await transaction.putMeta('a', runs);
  });
  stop();
  expect([runs, await store.read((reader) => reader.meta('a'))]).toEqual([2, 2]);
  const stopAgain = loseConnection(2);
  await expect(store.write((transaction) => transaction.putMeta('a', 3))).rejects.toThrow('Connection to Indexed');
  stopAgain();
  expect(await store.read((reader) => reader.meta('a'))).toBe(2);
});

it('says when it was closed, and opens what a later version of the app made', async () => {
  const watcher = { opened: vi.fn(), closed: vi.fn() };
  const newer = new OutboxDatabase('raw-newer');
  newer.version(2).stores({ more: 'id' });
  await newer.open();
  newer.close();
  const raw = new RawDatabase('raw-newer');
  raw.watch(watcher);
  await rawStore(raw).write((transaction) => transaction.putMeta('a', 1));
  expect(watcher.opened).toHaveBeenCalledOnce();
  await raw.close();
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'UnknownError');
  });
  await expect(rawStore(raw).read((reader) => reader.meta('a'))).rejects.toThrow('refused');
  open.mockRestore();
  expect(watcher.closed).toHaveBeenCalled();
  await newer.delete();
});

it('has the live queries of pages hear of what it wrote', async () => {
  const seen: unknown[] = [];
  const following = liveQuery(async () => (await outboxDb.meta.get('told'))?.value).subscribe((value) =>
    seen.push(value),
  );
  await vi.waitFor(() => expect(seen).toEqual([undefined]));
  await store.write((transaction) => transaction.putMeta('told', 'by the worker'));
  await vi.waitFor(() => expect(seen.at(-1)).toBe('by the worker'));
  following.unsubscribe();
});
