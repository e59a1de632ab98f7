import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { outboxDb } from '../db.ts';
import type { OutboxItem } from '../outbox/item.ts';
import { outboxItems } from './outbox.ts';

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
