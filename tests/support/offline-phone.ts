import { vi } from 'vitest';
import { outboxDb } from '../../src/data/db.ts';

/** For screen tests: a phone without network whose owner refuses the position, and with nothing in its outbox. */
export async function makeOfflinePhone(): Promise<void> {
  const getCurrentPosition = (_found: unknown, fail: (error: { code: number }) => void) => fail({ code: 1 });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await Promise.all([outboxDb.items.clear(), outboxDb.drafts.clear(), outboxDb.meta.clear()]);
}
