import { afterEach, expect, it, vi } from 'vitest';
import { reportForm } from '../../../tests/support/report-form.ts';
import { outboxDb } from '../db.ts';
import { reportDisaster } from '../commands/report-disaster.ts';
import { randomId } from './adapters/random-values.ts';
import { wake } from './driver.ts';
import { isPhoneFull } from './fullness.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
  expect(isPhoneFull()).toBe(true);
  put.mockRestore();
  await wake('button');
  expect(isPhoneFull()).toBe(false);
  await outboxDb.items.clear();
});
