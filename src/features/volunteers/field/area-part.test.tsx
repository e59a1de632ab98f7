// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeRoadTile } from '../../../../contract/roads/road-tile.ts';
import { FakeCaches } from '../../../../tests/support/fake-caches.ts';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { ROAD_CACHE } from '../../../data/client/field-caches.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { mainDb } from '../../../data/db.ts';
import { CONFIG_KEY } from '../../../data/device-settings.ts';
import { PUSH_KEY } from '../../../data/own-settings.ts';
import { readPerson } from '../../../data/person-store.ts';
import { fieldWishes, MY_AREA } from '../../../data/queries/volunteers/field-notes.ts';
import { AreaPart } from './area-part.tsx';

vi.mock('../../../platform/link.ts', async (load) => ({ ...(await load<object>()), isThinLink: () => false }));

const name = (letter: string) => letter.repeat(32);
const tiles = [
  { key: '1156-2651', file: name('a'), bytes: 1_500 },
  { key: '100-100', file: name('f'), bytes: 1_500 },
];
const TILE = encodeRoadTile({ nodes: [], edges: [], noTurns: [], waters: [] });
let caches: FakeCaches;

beforeEach(async () => {
  await makeVolunteerPhone();
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/road-tiles') ? Response.json({ tiles }) : new Response(TILE),
  );
  const value = { emergencyNumber: '112', languages: ['en'], demo: false, hasAdmin: true, mail: false, roads: true };
  await mainDb.settings.put({ key: CONFIG_KEY, value });
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

const press = async (words: string) => fireEvent.click(await screen.findByRole('button', { name: words }));

async function chooseForAlerts(): Promise<void> {
  const place = { lati: 25.61, long: 85.14, name: 'Patna' };
  const value = { owner: readPerson()?.id, wishes: { place } };
  await mainDb.settings.put({ key: PUSH_KEY, value });
}

it('keeps the roads around the place of the alerts by one tap, and around that place wherever the phone goes', async () => {
  await chooseForAlerts();
  render(<AreaPart />);
  await screen.findByText(/within 20 km of the place you chose for alerts \(.*Patna.*\)/);
  await screen.findByText('1.5 kB to fetch.');
  await press('Keep it on this phone');
  await screen.findByText('All of it is on this phone.');
  expect(caches.names(ROAD_CACHE)).toContain(name('a'));
  expect(caches.names(ROAD_CACHE)).not.toContain(name('f'));
  const [wish] = await fieldWishes();
  expect(wish).toMatchObject({ disasterId: MY_AREA, state: 'kept', place: { lat: 25.61, lng: 85.14 } });
  cleanup();
  await mainDb.settings.delete(PUSH_KEY);
  render(<AreaPart />);
  await screen.findByText(/within 20 km of the place you kept them for/);
  await press('Delete from this phone');
  await screen.findByText(/^This phone does not know your area yet\./);
  expect(caches.names(ROAD_CACHE)).not.toContain(name('a'));
});

it('asks for a place where none is known, and says why there is none', async () => {
  render(<AreaPart />);
  await screen.findByText(/^This phone does not know your area yet\./);
  await press('Use where I am');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your phone does not share its position/);
});

it('is not there where the server has neither roads nor a map', async () => {
  const row = await mainDb.settings.get(CONFIG_KEY);
  await mainDb.settings.put({ key: CONFIG_KEY, value: { ...(row?.value as object), roads: false } });
  const { container } = render(<AreaPart />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.textContent).toBe('');
});
