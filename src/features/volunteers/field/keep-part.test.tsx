// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeRoadTile } from '../../../../contract/roads/road-tile.ts';
import { FakeCaches } from '../../../../tests/support/fake-caches.ts';
import { makeVolunteerPhone, TASK } from '../../../../tests/support/volunteer-phone.ts';
import { ROAD_CACHE } from '../../../data/client/field-caches.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { mainDb } from '../../../data/db.ts';
import { CONFIG_KEY } from '../../../data/device-settings.ts';
import { CONTACTS_KEY } from '../../../data/own-settings.ts';
import { readPerson } from '../../../data/person-store.ts';
import { fieldWishes } from '../../../data/queries/volunteers/field-notes.ts';
import { KeepPart } from './keep-part.tsx';

const link = vi.hoisted(() => ({ isThin: false, isMetered: false }));
vi.mock('../../../platform/link.ts', async (load) => ({
  ...(await load<object>()),
  isThinLink: () => link.isThin,
  isMeteredLink: () => link.isMetered,
}));

const PLACE = { lat: 25.61, lng: 85.14 };
const disaster = {
  _id: TASK,
  disasterType: 'flood',
  status: 'approved',
  displayStatus: 'active',
  reportedAt: '',
} as const;
const name = (letter: string) => letter.repeat(32);
const tile = (key: string, letter: string) => ({ key, file: name(letter), bytes: 1_500 });
/** Three around the place, and one that is far. */
const tiles = [tile('1156-2651', 'a'), tile('1156-2652', 'b'), tile('1157-2651', 'c'), tile('100-100', 'f')];

const TILE = encodeRoadTile({ nodes: [], edges: [], noTurns: [], waters: [] });

let caches: FakeCaches;
/** What a tile is answered with. */
let answer: (letter: string) => Promise<Response>;
const asked: string[] = [];

beforeEach(async () => {
  await makeVolunteerPhone();
  caches = new FakeCaches();
  asked.length = 0;
  Object.assign(link, { isThin: false, isMetered: false });
  answer = async () => new Response(TILE);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (address: string) => {
    const last = address.split('/').at(-1) ?? '';
    if (last === 'road-tiles') return Response.json({ tiles });
    if (last.length !== 32) throw new TypeError('no network');
    asked.push(last.slice(0, 1));
    return answer(last.slice(0, 1));
  });
  const config = { emergencyNumber: '112', languages: ['en'], demo: false, hasAdmin: true, mail: false, roads: true };
  const contacts = { owner: readPerson()?.id, contacts: { [TASK]: { name: 'Ravi', at: 1 } } };
  await mainDb.settings.bulkPut([
    { key: CONFIG_KEY, value: config },
    { key: CONTACTS_KEY, value: contacts },
  ]);
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <MemoryRouter>
      <KeepPart disaster={disaster} place={PLACE} />
    </MemoryRouter>,
  );
const press = async (words: string) => fireEvent.click(await screen.findByRole('button', { name: words }));
const kept = () => caches.names(ROAD_CACHE).filter((one) => one.length === 32);

it('says how much is to be fetched, fetches nothing unasked, and all of it at one tap', async () => {
  open();
  await screen.findByText('4.5 kB to fetch.');
  expect(asked).toEqual([]);
  await press('Keep it on this phone');
  await screen.findByText('All of it is on this phone.');
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(kept()).toEqual([name('a'), name('b'), name('c')]);
  expect(await fieldWishes()).toMatchObject([{ disasterId: TASK, disasterType: 'flood', state: 'kept' }]);
  screen.getByText(/^Kept until .*: 30 days after/);
  await press('Delete from this phone');
  await screen.findByText('Deleted from this phone.');
  expect(kept()).toEqual([]);
});

it('tells how far it is in a bar with words, and can be stopped', async () => {
  answer = (letter) => (letter === 'b' ? new Promise(() => undefined) : Promise.resolve(new Response(TILE)));
  open();
  await press('Keep it on this phone');
  await screen.findByText('1 of 3, 1.5 kB of 4.5 kB');
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Keeping it on this phone' });
  expect([bar.value, bar.max]).toEqual([1, 3]);
  await press('Stop');
  await screen.findByText('Stopped. What was fetched stays on this phone.');
  await screen.findByText('3.0 kB to fetch.');
  expect(kept()).toEqual([name('a')]);
  expect(await fieldWishes()).toMatchObject([{ state: 'stopped', why: 'cancelled' }]);
});

it('goes on by itself after the app was closed, and does not fetch again what is there', async () => {
  answer = (letter) => (letter === 'b' ? new Promise(() => undefined) : Promise.resolve(new Response(TILE)));
  open();
  await press('Keep it on this phone');
  await screen.findByText('1 of 3, 1.5 kB of 4.5 kB');
  cleanup();
  expect(await fieldWishes()).toMatchObject([{ state: 'wished' }]);
  answer = async () => new Response(TILE);
  asked.length = 0;
  open();
  await screen.findByText('All of it is on this phone.');
  expect(asked).toEqual(['b', 'c']);
});

it('waits for a tap over a link that costs, also to go on', async () => {
  answer = () => new Promise(() => undefined);
  open();
  await press('Keep it on this phone');
  await screen.findByRole('progressbar');
  cleanup();
  asked.length = 0;
  link.isMetered = true;
  open();
  await screen.findByText('4.5 kB to fetch.');
  cleanup();
  link.isThin = true;
  open();
  await screen.findByText('Your connection is slow, so nothing is fetched before you tap.');
  await press('Check the size');
  await screen.findByText('4.5 kB to fetch.');
  expect(asked).toEqual([]);
});

it('keeps what came of it where the room runs out half-way, says so, and goes on later', async () => {
  open();
  await screen.findByText('4.5 kB to fetch.');
  caches.room = 3;
  await press('Keep it on this phone');
  await screen.findByText(/^This phone has no room left\./);
  expect(kept()).toHaveLength(2);
  await screen.findByText('1.5 kB to fetch.');
  caches.room = Infinity;
  asked.length = 0;
  await press('Fetch the rest');
  await screen.findByText('All of it is on this phone.');
  expect(asked).toEqual(['c']);
});

it('does not begin where there is too little room, and says how much there is', async () => {
  const storage = { estimate: async () => ({ quota: 9_000_000, usage: 2_000_000 }) };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage }));
  open();
  await press('Keep it on this phone');
  expect((await screen.findByRole('alert')).textContent).toContain('7.0 MB');
  expect(asked).toEqual([]);
  expect(await fieldWishes()).toEqual([]);
});

it('says that not everything came where the network went', async () => {
  answer = () => Promise.reject(new TypeError('no network'));
  open();
  await press('Keep it on this phone');
  await screen.findByText(/^Not everything could be fetched\./);
  expect(await fieldWishes()).toMatchObject([{ state: 'stopped', why: 'away' }]);
});

it('takes a login page in place of a tile for none, and fetches the true one later', async () => {
  answer = async (letter) => new Response(letter === 'b' ? '<html>Welcome to our Wi-Fi</html>' : TILE);
  open();
  await press('Keep it on this phone');
  await screen.findByText(/^Not everything could be fetched\./);
  expect(kept()).toEqual([name('a'), name('c')]);
  answer = async () => new Response(TILE);
  await press('Fetch the rest');
  await screen.findByText('All of it is on this phone.');
});

it('is not there where the server has no roads and the phone lacks nothing', async () => {
  const row = await mainDb.settings.get(CONFIG_KEY);
  await mainDb.settings.put({ key: CONFIG_KEY, value: { ...(row?.value as object), roads: false } });
  const { container } = open();
  await waitFor(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(container.textContent).toBe('');
});
