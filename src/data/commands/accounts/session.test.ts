import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mainDb, outboxDb } from '../../db.ts';
import { readPerson } from '../../person-store.ts';
import { refreshAccount } from './refresh-account.ts';
import { saveDraft } from '../items/drafts.ts';
import { startCorrection } from '../items/corrections.ts';
import { sendNow } from '../items/outbox.ts';
import { outboxItem } from '../../queries/items/outbox.ts';
import { sendMessage } from '../send-message.ts';
import { changeName } from './account.ts';
import { leaveDeleted } from './leaving.ts';
import { acceptSignIn, signOut } from './session.ts';

const user = { _id: 'a', name: 'Asha', email: 'asha@example.org', role: 'volunteer', status: 'approved' };

interface Asked {
  path: string;
  token: string | undefined;
  body: unknown;
}
let asked: Asked[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const { authorization } = headers as Record<string, string>;
    asked.push({ path, token: authorization, body: JSON.parse((body as string | null) ?? 'null') });
    return new Response(JSON.stringify({ success: true, data: user }));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Cookies blocked: neither database opens, and the storage that writes at once throws. */
function refuseStorage(): void {
  const refuse = () => Promise.reject(new DOMException('denied', 'UnknownError'));
  for (const db of [outboxDb, mainDb]) {
    vi.spyOn(db, 'transaction').mockImplementation(refuse as never);
    for (const table of db.tables) {
      for (const method of ['get', 'put', 'bulkDelete', 'clear'] as const) {
        vi.spyOn(table, method).mockImplementation(refuse as never);
      }
    }
  }
  for (const area of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(
      area,
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        },
      ),
    );
  }
}

it('what somebody typed of a donation while signed in goes when they sign out, and with the next person; the rest stays', async () => {
  await outboxDb.drafts.clear();
  const keep = (id: string, form: 'donate' | 'report') =>
    saveDraft({ id, form, values: { amount: '5' }, updatedAt: 1 });
  const kept = async () => (await outboxDb.drafts.toArray()).map(({ id }) => id).toSorted();
  const answer = { data: { token: 't', user, session: { id: 's', logoutKey: 'the key' } } };
  await keep('before', 'donate');
  expect(await acceptSignIn(answer)).toMatchObject({ ok: true });
  await keep('gift', 'donate');
  await keep('report', 'report');
  // The session is over without their word, and the same person signs in again: nothing that was typed is lost.
  expect(await acceptSignIn(answer)).toMatchObject({ ok: true });
  expect(await kept()).toEqual(['before', 'gift', 'report']);
  expect(await signOut()).toMatchObject({ ok: true });
  expect(await kept()).toEqual(['before', 'report']);

  expect(await acceptSignIn(answer)).toMatchObject({ ok: true });
  await keep('gift', 'donate');
  const other = { ...answer.data, user: { ...user, _id: 'b' } };
  expect(await acceptSignIn({ data: other })).toMatchObject({ ok: true });
  expect(await kept()).toEqual(['before', 'report']);
  await signOut();
});

it('a correction of what only its writer may see goes with their session, and what it corrects stays; anybody else’s stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  const [theirs, anyones] = ['0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10', '1d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a11'];
  const message = { name: 'Asha', email: 'asha@example.org', message: 'Forty tents.' };
  await sendMessage(anyones, message);
  await acceptSignIn({ data: { token: 't', user, session: { id: 's', logoutKey: 'the key' } } });
  await sendMessage(theirs, message);
  await outboxDb.items.toCollection().modify({ state: 'needs-you', reason: { code: 'invalid' } });
  for (const id of [theirs, anyones]) expect(await startCorrection(id, 'contact', message)).toEqual({ ok: true });
  await signOut();
  expect((await outboxDb.drafts.toArray()).map(({ supersedes }) => supersedes)).toEqual([anyones]);
  expect((await outboxDb.items.toArray()).map(({ id }) => id)).toEqual([theirs, anyones]);
});

it('where an account was deleted, what was its own goes, and what its person wrote that is nobody’s is anybody’s to see', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  const id = '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10';
  await acceptSignIn({ data: { token: 't', user, session: { id: 's', logoutKey: 'the key' } } });
  await changeName('Asha Devi');
  await sendMessage(id, { name: 'Asha', email: 'asha@example.org', message: 'Forty tents.' });
  // Nothing is under way any more.
  await sendNow();
  await leaveDeleted();
  expect(readPerson()).toBeUndefined();
  expect((await outboxDb.items.toArray()).map((item) => item.id)).toEqual([id]);
  expect(await outboxItem(id)).toMatchObject({ id });
});

it('where nothing is kept a login holds as long as the page, and its end is told to the server', async () => {
  refuseStorage();
  const answer = { data: { token: 't', user, session: { id: 's', logoutKey: 'the key' } } };
  expect(await acceptSignIn(answer)).toMatchObject({ ok: true });
  expect(readPerson()).toMatchObject({ id: 'a', name: 'Asha' });
  await refreshAccount();
  expect(asked.find(({ path }) => path === '/api/account')).toMatchObject({ token: 'Bearer t' });

  expect(await signOut()).toMatchObject({ ok: true });
  expect(readPerson()).toBeUndefined();
  await expect
    .poll(() => asked.filter(({ path }) => path === '/api/users/logout').map(({ body }) => body))
    .toEqual([{ logoutKey: 'the key' }]);
  await refreshAccount();
  expect(asked.filter(({ path }) => path === '/api/account').at(-1)?.token).toBeUndefined();
});
