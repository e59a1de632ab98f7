import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it, vi } from 'vitest';
import { outboxDb } from '../../db.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { arrivals } from './arrivals.ts';
import { outboxItems, unsentCount } from './outbox.ts';

const item: OutboxItem = {
  v: 1,
  id: 'f8ba308c-7858-4ce7-86b7-b387b93feaee',
  call: 'reportDisaster',
  owner: 'anonymous',
  body: '{}',
  digest: 'a'.repeat(64),
  bytes: 2,
  createdAt: 1,
  state: 'queued',
  attempts: 0,
  nextAt: 0,
  rank: 0,
};

it('lists an item once, also one that is sent while the list is read', async () => {
  for (let readings = 1; readings <= 3; readings += 1) {
    await outboxDb.items.put(item);
    let read = 0;
    let sent: Promise<unknown> | undefined;
    const onReading = (row: OutboxItem) => {
      read += 1;
      if (read === readings)
        sent = Dexie.ignoreTransaction(() => outboxDb.items.put({ ...item, state: 'sent', sentAt: 2 }));
      return row;
    };
    outboxDb.items.hook('reading', onReading);
    const found = await outboxItems(20);
    outboxDb.items.hook('reading').unsubscribe(onReading);
    await sent;
    expect(found.map(({ id }) => id)).toEqual([item.id]);
  }
});

it('counts in one transaction: each costs a phone a journey to its database, and every page counts as it opens', async () => {
  await outboxDb.items.bulkPut([
    item,
    { ...item, id: 'ab0f6f4e-51a5-4b6c-9a4c-0d6c4ff0e0f3', state: 'sent', sentAt: 2 },
  ]);
  const transaction = vi.spyOn(Object.getPrototypeOf(outboxDb.backendDB()) as IDBDatabase, 'transaction');
  // Dexie holds on to the call that it found when the database was opened.
  outboxDb.close();
  await outboxDb.open();
  transaction.mockClear();
  expect(await unsentCount()).toBe(1);
  expect(transaction).toHaveBeenCalledTimes(1);
  expect(await arrivals()).toEqual({ sent: 1, needsYou: 0, unsent: 1 });
  expect(transaction).toHaveBeenCalledTimes(2);
  transaction.mockRestore();
});
