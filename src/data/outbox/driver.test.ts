import { afterEach, expect, it, vi } from 'vitest';
import { outboxDb } from '../db.ts';
import { wake } from './driver.ts';

afterEach(() => {
  vi.restoreAllMocks();
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
