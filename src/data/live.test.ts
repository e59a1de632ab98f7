import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { outboxDb } from './db.ts';
import { follow } from './live.ts';
import type { OutboxItem } from './outbox/item.ts';
import { ownUnsent } from './queries/items/outbox.ts';

const item: OutboxItem = {
  v: 1,
  id: 'f8ba308c-7858-4ce7-86b7-b387b93feaee',
  call: 'updateAccount',
  owner: 'asha',
  body: '{}',
  digest: 'a'.repeat(64),
  bytes: 2,
  createdAt: 1,
  state: 'queued',
  attempts: 0,
  nextAt: 0,
  rank: 0,
};

it('follows what a query reads late, also through a function that only passes its promise on', async () => {
  await outboxDb.meta.put({ key: 'session', value: { accountId: 'asha', token: 't', state: 'active' } });
  const onValue = vi.fn<(value: OutboxItem[]) => void>();
  const stop = follow(() => ownUnsent(), onValue);
  await vi.waitFor(() => expect(onValue).toHaveBeenLastCalledWith([]));
  await outboxDb.items.put(item);
  await vi.waitFor(() => expect(onValue).toHaveBeenLastCalledWith([item]));
  stop();
});
