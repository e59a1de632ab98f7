import { afterEach, expect, it, vi } from 'vitest';
import { outboxDb } from '../../db.ts';
import { unsentCount } from '../../queries/items/outbox.ts';
import { reopenStorage } from './reopen-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('reads again after an opening that never answered', async () => {
  outboxDb.close({ disableAutoOpen: false });
  const open = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const hanging = unsentCount().catch(() => 'given up');
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  open.mockRestore();
  await reopenStorage();
  expect(await hanging).toBe('given up');
  expect(await unsentCount()).toBe(0);
});
