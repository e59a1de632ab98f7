// @vitest-environment happy-dom
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches } from '../../../../tests/support/fake-caches.ts';
import { roles } from '../../../../contract/enumerations.ts';
import * as deviceKeys from '../../device-settings.ts';
import { deviceCaches, deviceSettings } from '../../device-settings.ts';
import { callApi } from '../../client/call.ts';
import { holdUnkept } from '../../client/phone-session.ts';
import { mainDb, outboxDb, photoDb } from '../../db.ts';
import { ALERTS_KEY } from '../../outbox/accounts/session.ts';
import * as ownKeys from '../../own-settings.ts';
import { accountSettings } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { photosForWork, openWorkPhotos } from '../photos/work-photos.ts';
import { changeName } from './account.ts';
import { watchSession } from './follow-session.ts';
import { refreshAccount } from './refresh-account.ts';
import { acceptSignIn, signOut } from './session.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

const userOf = (role: string) => ({ _id: 'a1', name: 'Asha', email: 'a@example.org', role, status: 'approved' });
function logIn(user: object, token = 'token of asha') {
  const session = { id: `session of ${token}`, logoutKey: `key of ${token}` };
  return acceptSignIn({ data: { token, user, session, sealing: { publicKey, privateKey } } });
}

let caches: FakeCaches;
let answer: () => Response | Promise<Response>;

const json = (value: object, status = 200) =>
  new Response(JSON.stringify({ requestId: 'r', ...value }), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const refusedToken = () => json({ success: false, kind: 'sign-in', message: 'Log in.' }, 401);

beforeEach(async () => {
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  answer = () => Response.error();
  vi.stubGlobal('fetch', async () => answer());
  localStorage.clear();
  holdUnkept(undefined);
  for (const db of [outboxDb, mainDb, photoDb]) await Promise.all(db.tables.map((table) => table.clear()));
});
afterEach(() => vi.unstubAllGlobals());

const ownSettings = Object.values(ownKeys).filter((key) => typeof key === 'string');
const allSettings = [...ownSettings, ...deviceSettings, 'of a later version'];
const placeKey = 'relief-relay-last-place';

/** Every store that there is, with something in each. */
async function fillStores(): Promise<void> {
  await mainDb.settings.bulkPut(allSettings.map((key) => ({ key, value: { owner: 'a1', text: `secret of ${key}` } })));
  await mainDb.lists.put({ name: 'reports', account: 'a1' } as never);
  await mainDb.reports.put({ _id: 'r1', address: 'exact' } as never);
  await mainDb.aid.put({ _id: 'q1' } as never);
  await mainDb.ngos.put({ _id: 'n1' } as never);
  for (const name of [...deviceCaches, 'relief-relay-roads', 'relief-relay-field-map', 'relief-relay-tiles', 'new'])
    await caches.open(name);
  localStorage.setItem(placeKey, '26.2 86.1 10');
  localStorage.setItem('of a later version', 'exact');
  localStorage.setItem('relief-relay-last-words:profile', '{"owner":"a1"}');
  localStorage.setItem('language', 'hi');
  localStorage.setItem('relief-relay-last-words:report:x', '{}');
  await outboxDb.meta.put({ key: ALERTS_KEY, value: { alerts: ['flood at the exact place'] } });
}

/** A photo of work chosen and not used, one that waits with its item, and one that arrived. */
async function fillPhotos(): Promise<void> {
  await mainDb.settings.delete(ownKeys.WORK_PHOTOS_KEY);
  const { id: chosen } = await openWorkPhotos('a step');
  for (const [id, recordId, state] of [
    ['p1', chosen, 'kept'],
    ['p2', 'waits', 'kept'],
    ['p3', 'waits', 'sent'],
  ] as const) {
    await photoDb.photos.put({ id, recordId, place: Number(id[1]), caption: 'The bridge', state } as never);
    await photoDb.bytes.put({ id, whole: new TextEncoder().encode(`bytes of ${id}`).buffer });
  }
  await outboxDb.meta.put({ key: 'photo-owners', value: { waits: 'a1' } });
}

async function left() {
  return {
    settings: (await mainDb.settings.toCollection().primaryKeys()).toSorted(),
    lists: (
      await Promise.all([mainDb.lists, mainDb.reports, mainDb.aid, mainDb.ngos].map((table) => table.count()))
    ).reduce((a, b) => a + b),
    caches: (await caches.keys()).toSorted(),
    storage: [
      'of a later version',
      placeKey,
      'relief-relay-last-words:profile',
      'language',
      'relief-relay-last-words:report:x',
    ].filter((key) => localStorage.getItem(key) !== null),
    alerts: (await outboxDb.meta.get(ALERTS_KEY))?.value,
  };
}
const onlyTheDevices = {
  settings: deviceSettings.toSorted(),
  lists: 0,
  caches: deviceCaches.toSorted(),
  storage: ['language', 'relief-relay-last-words:report:x'],
  alerts: undefined,
};

it('names every setting that the device’s own are, and no two of one name', () => {
  const named = Object.values(deviceKeys).filter((key) => typeof key === 'string');
  expect(deviceSettings.toSorted()).toEqual(named.toSorted());
  expect(new Set(allSettings).size).toBe(allSettings.length);
  expect(accountSettings.every((key) => (ownSettings as string[]).includes(key))).toBe(true);
});

it.each(roles)(
  'of what an approved %s was shown nothing is left, however the right or the session ends',
  async (role) => {
    await logIn(userOf(role));
    await fillStores();
    answer = () => json({ success: true, data: { ...userOf(role), status: 'refused' } });
    await refreshAccount();
    expect(readPerson()).toMatchObject({ id: 'a1', status: 'refused' });
    expect(await left()).toEqual({
      ...onlyTheDevices,
      settings: [...deviceSettings, ...accountSettings].toSorted(),
      storage: ['relief-relay-last-words:profile', ...onlyTheDevices.storage],
    });

    await logIn(userOf(role), 'a second token');
    await fillStores();
    answer = refusedToken;
    const stop = watchSession();
    await refreshAccount();
    const settings = [...deviceSettings, ownKeys.UNSETTLED_PAYMENT_KEY].toSorted();
    await expect.poll(left).toEqual({ ...onlyTheDevices, settings });
    stop();
    expect(readPerson()).toBeUndefined();

    answer = () => Response.error();
    await logIn(userOf(role), 'a third token');
    await fillStores();
    await signOut();
    expect(await left()).toEqual(onlyTheDevices);

    await logIn(userOf(role), 'a fourth token');
    await fillStores();
    await logIn({ ...userOf(role), _id: 'b1' }, 'token of somebody else');
    expect(await left()).toEqual(onlyTheDevices);
  },
);

it('where the server only says that something is not allowed, the phone asks how the account stands, and once for several', async () => {
  await logIn(userOf('volunteer'));
  await fillStores();
  let asked = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.endsWith('/api/account')) return json({ success: false, kind: 'forbidden', message: 'No.' }, 403);
    asked += 1;
    return json({ success: true, data: { ...userOf('volunteer'), status: 'refused' } });
  });
  const stop = watchSession();
  await Promise.all([callApi('listRoadBlocks'), callApi('getDesk')]);
  await expect.poll(async () => (await left()).lists).toBe(0);
  stop();
  expect([readPerson()?.status, asked]).toEqual(['refused', 1]);
});

it('a person who logs in again with another role finds nothing that the role before allowed', async () => {
  await logIn(userOf('volunteer'));
  await fillStores();
  await logIn({ ...userOf('volunteer'), status: 'pending' }, 'a second token');
  expect((await left()).settings).toEqual([...deviceSettings, ...accountSettings].toSorted());
});

it('what nobody’s account typed, and the maps that nobody’s account looked at, stay where somebody logs in', async () => {
  await fillStores();
  await logIn(userOf('volunteer'));
  const { settings, lists, caches: kept, storage } = await left();
  expect([settings, lists, kept.length]).toEqual([onlyTheDevices.settings, 0, deviceCaches.length + 4]);
  expect(storage).toContain(placeKey);
});

it.each(['a logout', 'the server'])(
  'photos of work: what was not used goes, what arrived goes, what waits is sealed for its person, by %s',
  async (by) => {
    await logIn(userOf('volunteer'));
    await fillPhotos();
    expect(await photosForWork('a step')).toMatchObject({ count: 1 });
    if (by === 'a logout') await signOut();
    else {
      const stop = watchSession();
      answer = refusedToken;
      await refreshAccount();
      await expect.poll(async () => (await photoDb.photos.toArray()).map(({ id }) => id)).toEqual(['p2']);
      stop();
    }
    const [rows, bytes] = [await photoDb.photos.toArray(), await photoDb.bytes.toArray()];
    expect(rows.map(({ id, state }) => [id, state])).toEqual([['p2', 'sealed']]);
    expect(JSON.stringify([rows, bytes])).not.toMatch(/bridge|bytes of/);
    expect(bytes[0]?.whole).toBeUndefined();

    answer = () => Response.error();
    await logIn(userOf('volunteer'), 'a second token');
    expect(await photoDb.photos.get('p2')).toMatchObject({ state: 'kept', caption: 'The bridge' });
    const whole = (await photoDb.bytes.get('p2'))?.whole ?? new ArrayBuffer();
    expect(new TextDecoder().decode(whole)).toBe('bytes of p2');
  },
);

it('an answer that was on its way while the session ended is nobody’s', async () => {
  await logIn(userOf('volunteer'));
  let arrive: (told: Response) => void = () => undefined;
  const fetched = new Promise<void>((isAsked) => {
    answer = () => {
      isAsked();
      return new Promise((resolve) => (arrive = resolve));
    };
  });
  const asked = refreshAccount();
  await fetched;
  answer = () => Response.error();
  await signOut();
  arrive(json({ success: true, data: userOf('volunteer') }));
  expect(await asked).toMatchObject({ ok: false, failure: { kind: 'sign-in' } });
});

it('a session that the server ended leaves what waits sealed, and what is typed for the next login', async () => {
  await logIn(userOf('volunteer'));
  expect(await changeName('Asha Devi')).toMatchObject({ ok: true });
  await outboxDb.drafts.put({ id: 'd1', form: 'donate', values: { amount: '5' }, updatedAt: 1, owner: 'a1' });
  const stop = watchSession();
  answer = refusedToken;
  await refreshAccount();
  await expect.poll(async () => (await outboxDb.items.toArray()).map(({ state }) => state)).toEqual(['sealed']);
  stop();
  expect(await outboxDb.drafts.count()).toBe(1);
  answer = () => Response.error();
  await logIn(userOf('volunteer'), 'a second token');
  expect((await outboxDb.items.toArray()).map(({ call, state }) => [call, state])).toEqual([
    ['updateAccount', 'queued'],
  ]);
  expect(await outboxDb.drafts.count()).toBe(1);
});
