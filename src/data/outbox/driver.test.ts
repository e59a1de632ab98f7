import { afterEach, expect, it, vi } from 'vitest';
import { outboxDb } from '../db.ts';
import { wake } from './driver.ts';
import { isOutboxUnreadable, noteOutbox, onOutboxReadability } from './unreadable.ts';

afterEach(() => {
  vi.restoreAllMocks();
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

it('tells of a storage that opens and refuses everything, and lets it rest until the next trigger', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await wake('start');
  const told = vi.fn();
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
  forget();
});

it('does not call a phone unreadable that is only full', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The phone is full', 'QuotaExceededError');
  });
  for (let n = 1; n <= 4; n += 1) {
    await wake('start');
    expect(warned).toHaveBeenCalledTimes(n);
    expect(await outboxDb.items.count()).toBe(0);
  }
  put.mockRestore();
  expect(isOutboxUnreadable()).toBe(false);
});
