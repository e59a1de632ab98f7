import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outboxDb } from '../../db.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { changeName } from './account.ts';
import { acceptSignIn, signOut } from './session.ts';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  await acceptSignIn({ data: { token: 't', user: { _id: 'a1', name: 'Asha', role: 'ngo' }, session: { id: 's' } } });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  await signOut();
  vi.unstubAllGlobals();
});

it('the last name typed on this phone is the latest, even if its clock was put back meanwhile', async () => {
  const now = devicePorts.clock.now();
  await changeName('First');
  vi.spyOn(devicePorts.clock, 'now').mockReturnValue(now - 30 * 86_400_000);
  await changeName('Second');
  const bodies = (await outboxDb.items.toArray()).map(({ body }) => JSON.parse(body) as Record<string, string>);
  const latest = bodies.toSorted((a, b) => Date.parse(a['changedAt'] ?? '') - Date.parse(b['changedAt'] ?? '')).at(-1);
  expect([bodies.length, latest?.['name']]).toEqual([2, 'Second']);
});
