// @vitest-environment node
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { OutboxDatabase } from '../../src/data/db.ts';
import { dexieStore } from '../../src/data/outbox/adapters/dexie-store.ts';
import type { ItemState, OutboxItem } from '../../src/data/outbox/item.ts';
import type { OutboxStore } from '../../src/data/outbox/ports.ts';
import { Actor } from './actor.ts';
import { Disk } from './memory-store.ts';
import { World } from './world.ts';

const db = new OutboxDatabase('store-test');
afterAll(() => db.delete());

function row(id: string, state: ItemState, rank: number, createdAt: number): OutboxItem {
  const body = `{"id":"${id}"}`;
  return {
    v: 1,
    id,
    call: 'reportDisaster',
    owner: 'anonymous',
    body,
    digest: 'd',
    bytes: body.length,
    createdAt,
    state,
    attempts: 0,
    nextAt: 0,
    rank,
  };
}

/** The simulation's store, its virtual time driven on as long as the test waits. */
function simulatedStore(): OutboxStore {
  const world = new World(1, false);
  const store = new Disk(world).storeFor(new Actor(world, 'test'));
  const driven = async <Value>(promise: Promise<Value>): Promise<Value> => {
    const progress = { isOver: false };
    const end = () => (progress.isOver = true);
    void promise.then(end, end);
    while (!progress.isOver) await world.runUntil(world.now + 1);
    return promise;
  };
  return { write: (work) => driven(store.write(work)), read: (work) => driven(store.read(work)) };
}

describe.each([
  ['IndexedDB', async () => (await Promise.all(db.tables.map((table) => table.clear())), dexieStore(db))],
  ['the simulation', async () => simulatedStore()],
])('the outbox store of %s', (_name, open) => {
  let store: OutboxStore;
  beforeEach(async () => {
    store = await open();
  });

  it('reads its own writes within a transaction and pages by rank, then age', async () => {
    const ids = await store.write(async (transaction) => {
      await transaction.putItems([
        row('a', 'queued', 5, 1),
        row('b', 'queued', 0, 9),
        row('c', 'queued', 0, 3),
        row('d', 'sent', 0, 0),
      ]);
      return (await transaction.page('queued', 0, 100)).map(({ id }) => id);
    });
    expect(ids).toEqual(['c', 'b', 'a']);
    const [second, counts, found] = await store.read(async (reader) => [
      await reader.page('queued', 1, 1),
      [await reader.count('queued'), await reader.count('sent'), await reader.count('sending')],
      await reader.items(['d', 'none']),
    ]);
    expect(await store.read((reader) => reader.byNextAt('queued', -1, 0, 2))).toHaveLength(2);
    expect(await store.read((reader) => reader.byNextAt('queued', 0, Infinity, 9))).toEqual([]);
    expect(second).toMatchObject([{ id: 'b' }]);
    expect(counts).toEqual([3, 1, 0]);
    expect(found.map((item) => item?.id)).toEqual(['d', undefined]);
  });

  it('writes all or nothing', async () => {
    const failing = store.write(async (transaction) => {
      await transaction.putItems([row('a', 'queued', 0, 1)]);
      await transaction.putMeta('gate', 1);
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    expect(await store.read(async (reader) => [await reader.count('queued'), await reader.meta('gate')])).toEqual([
      0,
      undefined,
    ]);
  });

  it('keeps transactions apart: two that count and add never see half of each other', async () => {
    const addOne = () =>
      store.write(async (transaction) => {
        const count = ((await transaction.meta('count')) as number | undefined) ?? 0;
        await transaction.items(['x']);
        await transaction.putMeta('count', count + 1);
      });
    await Promise.all([addOne(), addOne(), addOne(), addOne()]);
    expect(await store.read((reader) => reader.meta('count'))).toBe(4);
  });
});
