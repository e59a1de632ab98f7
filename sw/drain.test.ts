// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { capabilitiesAddress, verifyAddress } from '../contract/calls/outbox-address.ts';
import { headers } from '../contract/headers.ts';
import { outboxDb } from '../src/data/db.ts';
import type { OutboxItem } from '../src/data/outbox/item.ts';
import { fakeLockManager } from '../tests/support/fake-lock-manager.ts';

vi.mock('./badge.ts', () => ({ showUnsentOnBadge: async () => undefined }));
vi.stubGlobal('self', { registration: {} });
vi.stubGlobal('navigator', { locks: fakeLockManager() });

const { workerPorts } = await import('../src/data/outbox/adapters/worker-ports.ts');
const { noteEpoch } = await import('../src/data/outbox/answer/epoch.ts');
const { drainBySelf } = await import('./drain.ts');

const id = '33333333-3333-4333-8333-333333333333';
let asked: string[];

beforeEach(async () => {
  asked = [];
  await Promise.all([outboxDb.items.clear(), outboxDb.meta.clear()]);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = { success: true, epoch: 'life 2', unknown: [] };
    return Response.json(answer, { headers: { [headers.serverEpoch]: 'life 2', [headers.contract]: '1' } });
  });
  await outboxDb.items.add({
    v: 1,
    id,
    call: 'contactUs',
    state: 'sent',
    rank: 0,
    createdAt: 1,
    sentAt: Date.now(),
  } as unknown as OutboxItem);
});

it('a push with nothing to send has the server asked whether it lost what was sent, and asks for it', async () => {
  await noteEpoch(workerPorts, 'life 1');
  await drainBySelf();
  expect(asked).toEqual([capabilitiesAddress.path, verifyAddress.path]);
});

it('asks nothing of a host that never spoke of its database', async () => {
  await drainBySelf();
  expect(asked).toEqual([]);
});
