// @vitest-environment node
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

it('writes all or nothing', async () => {
  const failing = dexieStore(db).write(async (transaction) => {
    await transaction.putMeta('half', 1);
    throw new Error('in the middle');
  });
  await expect(failing).rejects.toThrow('in the middle');
  expect(await dexieStore(db).read((reader) => reader.meta('half'))).toBeUndefined();
});
