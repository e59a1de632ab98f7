import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outboxDb } from '../../db.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { deskItems } from './desk.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 12);

function item(id: string, over: Partial<OutboxItem>): OutboxItem {
  return {
    v: 1,
    id,
    call: 'takeStep',
    owner: 'asha',
    body: '{}',
    digest: 'a'.repeat(64),
    bytes: 2,
    createdAt: NOW,
    state: 'sent',
    attempts: 0,
    nextAt: 0,
    rank: 0,
    ...over,
  };
}

const idsFor = async (asOf: number) => (await deskItems(asOf)).map(({ id }) => id);

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  await outboxDb.items.clear();
  await outboxDb.meta.put({ key: 'session', value: { accountId: 'asha', token: 't', state: 'active' } });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('has what waits, and what was sent since the copy was asked for: this person’s own acts alone', async () => {
  await outboxDb.items.bulkPut([
    item('waits', { state: 'queued' }),
    item('sent before', { sentAt: NOW - 2 * HOUR_MS }),
    item('sent since', { sentAt: NOW - HOUR_MS }),
    item('another’s', { owner: 'bina', sentAt: NOW }),
    item('a name', { call: 'updateAccount', sentAt: NOW }),
  ]);
  expect((await idsFor(NOW - HOUR_MS)).toSorted()).toEqual(['sent since', 'waits']);
});

it('asks for nothing without end where the clock was put back after an act was sent', async () => {
  await outboxDb.items.put(item('sent tomorrow', { sentAt: NOW + 24 * HOUR_MS }));
  expect(await idsFor(NOW)).toEqual([]);
});

it('takes no copy for newer than an act where the clock was put back after the copy', async () => {
  await outboxDb.items.put(item('sent just now', { sentAt: NOW - 1 }));
  expect(await idsFor(NOW + 24 * HOUR_MS)).toEqual(['sent just now']);
});
