// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outboxDb } from '../../db.ts';
import { holdUnkept, phoneSession } from '../../client/phone-session.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { readSession } from '../../outbox/accounts/session.ts';
import { readPerson, readToken, type StoredPerson, storePerson } from '../../person-store.ts';
import { changeName } from './account.ts';
import { followSession } from './follow-session.ts';
import { acceptSignIn, signOut } from './session.ts';

const asha: StoredPerson = { id: 'a1', name: 'Asha', email: 'a@example.org', role: 'ngo', status: 'approved' };
const ravi: StoredPerson = { id: 'r1', name: 'Ravi', email: 'r@example.org', role: 'volunteer' };

const keptSession = () => devicePorts.store.read((reader) => readSession(reader));

function signIn({ id: _id, ...person }: StoredPerson, token = `token of ${_id}`) {
  const session = { id: `session of ${_id}`, logoutKey: `key of ${token}` };
  return acceptSignIn({ data: { token, user: { _id, ...person }, session } });
}

/** What a browser does that was killed before it had written its latest words to the disk. */
function putBack(before: string): void {
  for (const [key, text] of Object.entries(JSON.parse(before) as Record<string, string>))
    localStorage.setItem(key, text);
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  localStorage.clear();
  holdUnkept(undefined);
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a person who left stays gone where the browser forgot to write that down', async () => {
  await signIn(asha);
  const before = JSON.stringify(localStorage);
  await signOut();
  putBack(before);
  await followSession();
  expect(readPerson()).toBeUndefined();
});

it('the person who logged in last is shown where the browser forgot to write that down', async () => {
  await signIn(asha);
  const before = JSON.stringify(localStorage);
  await signIn(ravi);
  putBack(before);
  expect(await changeName('Asha Devi')).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  await followSession();
  expect([readPerson(), readToken()]).toEqual([ravi, 'token of r1']);

  localStorage.clear();
  await followSession();
  expect([readPerson(), readToken()]).toEqual([ravi, 'token of r1']);
});

it('a login that the database did not take, or does not know, stands', async () => {
  storePerson(asha, 'kept by the other storage alone');
  await followSession();
  expect(readPerson()).toEqual(asha);

  await signIn(asha);
  vi.spyOn(devicePorts.store, 'write').mockRejectedValue(new Error('the phone is full'));
  await signIn(asha, 'the newer token');
  expect((await phoneSession())?.token).toBe('the newer token');
  holdUnkept(undefined);
  await followSession();
  expect(readToken()).toBe('the newer token');
});

it('a logout that the database did not take is finished when it works again', async () => {
  await signIn(asha);
  vi.spyOn(devicePorts.store, 'write').mockRejectedValue(new Error('the phone is full'));
  await signOut();
  vi.restoreAllMocks();
  expect((await keptSession())?.accountId).toBe(asha.id);
  await followSession();
  expect(readPerson()).toBeUndefined();
  expect(await keptSession()).toBeUndefined();
});

it('where the database does not take a login, nobody logs in over somebody else whom it holds', async () => {
  await signIn(asha);
  vi.spyOn(devicePorts.store, 'write').mockRejectedValue(new Error('the phone is full'));
  expect(await signIn(ravi)).toEqual({ ok: false, failure: { kind: 'not-kept' } });
  expect([readPerson(), (await phoneSession())?.accountId]).toEqual([asha, asha.id]);
});
