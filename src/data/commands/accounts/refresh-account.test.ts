import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from '../../../../contract/entities/account.ts';
import { outboxDb } from '../../db.ts';
import type { ItemState } from '../../outbox/item.ts';
import { readPerson } from '../../person-store.ts';
import { changeName } from './account.ts';
import { keepAccount, refreshAccount } from './refresh-account.ts';
import { acceptSignIn, signOut } from './session.ts';

const user = { _id: 'a', name: 'Asha', email: 'asha@example.org', role: 'ngo', status: 'approved' };

let answers: ((name: string) => void)[] = [];

beforeEach(async () => {
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/account'
      ? new Promise((resolve) => {
          answers.push((name) => resolve(new Response(JSON.stringify({ success: true, data: { ...user, name } }))));
        })
      : Promise.reject(new TypeError('no network')),
  );
  await acceptSignIn({ data: { token: 't', user, session: { id: 's' } } });
});
afterEach(async () => {
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  await signOut();
  vi.unstubAllGlobals();
});

/** Asks, lets `meanwhile` happen, and is answered with this name. */
async function refresh(name: string, meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
  answers = [];
  const asked = refreshAccount();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await meanwhile();
  for (const answer of answers) answer(name);
  await asked;
}

const setState = (state: ItemState) => outboxDb.items.toCollection().modify({ state });

it('a name of this phone that is on its way is not put back by an answer from before it arrived', async () => {
  await refresh('Asha', () => changeName('Asha Devi'));
  expect(readPerson()?.name).toBe('Asha Devi');
  await refresh('Asha', () => setState('sent'));
  expect(readPerson()?.name).toBe('Asha Devi');
});

it.each(['sent', 'needs-you'] as const)('once it is %s the server’s word holds', async (state) => {
  await changeName('Asha Devi');
  await setState(state);
  await refresh('Asha of the other phone');
  expect(readPerson()?.name).toBe('Asha of the other phone');
});

it.each([
  ['email', 'asha@new.example.org'],
  ['status', 'pending'],
  ['role', 'volunteer'],
] as const)(
  'an answer from before the %s of this account was changed here does not put it back',
  async (member, value) => {
    const changed = { ...user, createdAt: '2026-01-01T00:00:00.000Z', isActive: true, [member]: value };
    await refresh('Asha', () => keepAccount(changed as unknown as Account));
    expect(readPerson()?.[member]).toBe(value);
  },
);
