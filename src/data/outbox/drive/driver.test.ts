import { afterEach, expect, it, vi } from 'vitest';
import { reportForm } from '../../../../tests/support/report-form.ts';
import { outboxDb } from '../../db.ts';
import { reportDisaster } from '../../commands/report-disaster.ts';
import { randomId } from '../adapters/random-values.ts';
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
