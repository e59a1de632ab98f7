import { afterEach, expect, it, vi } from 'vitest';
import { reportForm } from '../../../../tests/support/report-form.ts';
import { verifyAddress } from '../../../../contract/calls/outbox-address.ts';
import { headers } from '../../../../contract/headers.ts';
import { request } from '../../client/http.ts';
import { outboxDb } from '../../db.ts';
import { reportDisaster } from '../../commands/report-disaster.ts';
import { devicePorts } from '../adapters/device-ports.ts';
import { randomId } from '../adapters/random-values.ts';
import { readEpochs } from '../answer/epoch.ts';
import type { OutboxItem } from '../item.ts';
import { wake } from './driver.ts';
import { isPhoneFull } from '../keep/fullness.ts';
import { isOutboxUnreadable, noteOutbox, onOutboxReadability, timesOutboxCameBack } from '../keep/unreadable.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  noteOutbox(false);
});

it('asks a storage that refuses once for each wake, not for ever', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  outboxDb.close({ disableAutoOpen: false });
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('user denied permission', 'UnknownError');
  });
  await wake('start');
  const asked = open.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(open.mock.calls.length).toBeLessThanOrEqual(asked + 3);
});

it('tells the screens of this page that the phone was full, until it has room', async () => {
  const put = vi.spyOn(outboxDb.meta, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await reportDisaster(randomId(), reportForm);
  await wake('start');
  expect([isPhoneFull(), isOutboxUnreadable()]).toEqual([true, false]);
  put.mockRestore();
  await wake('button');
  expect(isPhoneFull()).toBe(false);
  await outboxDb.items.clear();
});

it('tells of a storage that opens and refuses everything, and lets it rest until the next trigger', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await wake('start');
  const told = vi.fn();
  const cameBack = timesOutboxCameBack();
  const forget = onOutboxReadability(told);
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  // Who opened it before holds on to the method that worked.
  outboxDb.close({ disableAutoOpen: false });
  await vi.waitFor(() => expect(isOutboxUnreadable()).toBe(true));
  // What the last of them still had under way.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const asked = begin.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(begin.mock.calls.length).toBe(asked);
  begin.mockRestore();
  await wake('timer');
  expect(isOutboxUnreadable()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  expect(timesOutboxCameBack(), 'what was read meanwhile is read anew').toBe(cameBack + 1);
  forget();
});

it('asks at once what the server has lost when any answer of it names another life of its database, and once', async () => {
  const id = '33333333-3333-4333-8333-333333333333';
  let life = 'life 1';
  let lagging: string | undefined;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path === verifyAddress.path) asked.push(body);
    const answer = { success: true, epoch: life, unknown: [] };
    return Response.json(answer, { headers: { [headers.serverEpoch]: lagging ?? life, [headers.contract]: '1' } });
  });
  const askAnything = () => request({ method: 'GET', path: '/api/config', timeLimitMs: 5_000 });
  const lives = () => devicePorts.store.read(readEpochs);
  await outboxDb.items.add({
    v: 1,
    id,
    call: 'contactUs',
    state: 'sent',
    rank: 0,
    createdAt: 1,
    sentAt: Date.now(),
  } as unknown as OutboxItem);
  await askAnything();
  await vi.waitFor(async () => expect(await lives()).toEqual({ confirmed: 'life 1', seen: 'life 1' }));
  await wake('start');
  expect(asked).toEqual([]);
  life = 'life 2';
  await Promise.all([askAnything(), askAnything()]);
  await vi.waitFor(async () => expect(await lives()).toEqual({ confirmed: 'life 2', seen: 'life 2' }));
  await askAnything();
  await wake('push');
  expect(asked).toEqual([JSON.stringify({ ids: [id] })]);
  // A process of the server that still speaks of the life before does not make the phone ask in a circle.
  [life, lagging] = ['life 3', 'life 0'];
  await askAnything();
  await vi.waitFor(async () => expect(await lives()).toEqual({ confirmed: 'life 3', seen: 'life 3' }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await wake('push');
  expect(asked.length).toBeLessThanOrEqual(3);
  await outboxDb.items.clear();
});
