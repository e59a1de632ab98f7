// @vitest-environment node
import { Dexie } from 'dexie';
import { afterAll, expect, it, vi } from 'vitest';
import { OutboxDatabase } from '../../db.ts';
import { dexieStore } from './dexie-store.ts';

const db = new OutboxDatabase('store-test');
afterAll(() => db.delete());

it('asks for strict durability', async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const strict = new OutboxDatabase('strict-test');
  await dexieStore(strict).write((transaction) => transaction.putMeta('a', 1));
  const asked = begin.mock.calls.filter(([, mode]) => mode === 'readwrite').map(([, , options]) => options);
  begin.mockRestore();
  await strict.delete();
  expect(asked).toEqual([{ durability: 'strict' }]);
});

it('works again after the connection was closed under it', async () => {
  await dexieStore(db).write((transaction) => transaction.putMeta('a', 1));
  db.backendDB().close();
  await dexieStore(db).write((transaction) => transaction.putMeta('a', 2));
  expect(await dexieStore(db).read((reader) => reader.meta('a'))).toBe(2);
});

/** What iOS does to an app that was in the background: the next request fails, once or for good. */
function loseConnection(at: 'put' | 'get', times: number): { left: number; stop(): void } {
  const told = { left: times, stop: () => spy.mockRestore() };
  const original = IDBObjectStore.prototype[at] as (this: IDBObjectStore, ...sent: unknown[]) => IDBRequest;
  function request(this: IDBObjectStore, ...sent: unknown[]): IDBRequest {
    if (told.left === 0) return original.apply(this, sent);
    told.left -= 1;
    throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');
  }
  const spy = vi.spyOn(IDBObjectStore.prototype, at).mockImplementation(request);
  return told;
}

it.each(['put', 'get'] as const)('opens anew and begins again where a %s fails with UnknownError', async (at) => {
  const store = dexieStore(db);
  await store.write((transaction) => transaction.putMeta('a', 1));
  const before = db.backendDB();
  const lost = loseConnection(at, 1);
  let runs = 0;
  await store.write(async (transaction) => {
    runs += 1;
    await transaction.putMeta('first', runs);
    await transaction.putMeta('a', Number(await transaction.meta('a')) + 1);
  });
  lost.stop();
  expect([lost.left, runs]).toEqual([0, 2]);
  expect(db.backendDB()).not.toBe(before);
  expect(await store.read(async (reader) => [await reader.meta('first'), await reader.meta('a')])).toEqual([2, 2]);
});

it('rejects where the connection is lost again at once, with nothing written: what asked for it still has the words', async () => {
  const store = dexieStore(db);
  await store.write((transaction) => transaction.putMeta('a', 1));
  const lost = loseConnection('put', 2);
  await expect(store.write((transaction) => transaction.putMeta('a', 2))).rejects.toThrow('Connection to Indexed');
  lost.stop();
  expect(await store.read((reader) => reader.meta('a'))).toBe(1);
});

it('begins again where the connection is closed by force in the middle of a transaction', async () => {
  const store = dexieStore(db);
  let runs = 0;
  await store.write(async (transaction) => {
    runs += 1;
    await transaction.putMeta('forced', `half ${runs}`);
    if (runs === 1) closeByForce(db);
    await transaction.putMeta('forced', `whole ${runs}`);
  });
  expect(await store.read((reader) => reader.meta('forced'))).toBe('whole 2');
});

/** As a browser does that clears the origin: transactions abort, and the connection says that it is closed. */
function closeByForce(database: OutboxDatabase): void {
  const connection = database.backendDB();
  Dexie.currentTransaction?.idbtrans.abort();
  connection.close();
  connection.dispatchEvent(new Event('close'));
}

it('writes all or nothing', async () => {
  const failing = dexieStore(db).write(async (transaction) => {
    await transaction.putMeta('half', 1);
    throw new Error('in the middle');
  });
  await expect(failing).rejects.toThrow('in the middle');
  expect(await dexieStore(db).read((reader) => reader.meta('half'))).toBeUndefined();
});
