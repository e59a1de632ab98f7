// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches } from '../../../../tests/support/fake-caches.ts';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { FIELD_MAP_CACHE, ROAD_CACHE } from '../../client/field-caches.ts';
import { mainDb } from '../../db.ts';
import { FIELD_KEY } from '../../own-settings.ts';
import { fieldWishes, keptFields } from '../../queries/volunteers/field-notes.ts';
import { readPerson } from '../../person-store.ts';
import { ownTrip } from '../../queries/volunteers/trip.ts';
import { signOut } from '../accounts/session.ts';
import { dropField, dropOldFields, noteField, noteFieldUse, wishField } from './field-notes.ts';
import { keepTrip } from './trip.ts';

const DAY_MS = 24 * 60 * 60_000;
let caches: FakeCaches;
const file = (name: string) => ({ cache: ROAD_CACHE, address: `https://relay.test/road-tiles/${name}`, bytes: 100 });
const wish = (disasterId: string, ...names: string[]) => ({
  disasterId,
  disasterType: 'flood',
  files: names.map(file),
});

beforeEach(async () => {
  await makeVolunteerPhone();
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  for (const name of ['a', 'b', 'c']) await (await caches.open(ROAD_CACHE)).put(file(name).address, new Response(name));
});

afterEach(async () => {
  await signOut();
  vi.unstubAllGlobals();
});

it('knows what is wanted, how much of it is there, and why the rest is not', async () => {
  await wishField(wish('one', 'a', 'b', 'not-here'), 1);
  expect(await keptFields()).toMatchObject([{ disasterId: 'one', state: 'wished', askedAt: 1, keptBytes: 200 }]);
  await noteField('one', 'full');
  expect(await fieldWishes()).toMatchObject([{ state: 'stopped', why: 'full' }]);
  await wishField(wish('one', 'c'), 5);
  const [again] = await keptFields();
  expect(again).toMatchObject({ state: 'wished', askedAt: 1, usedAt: 5, keptBytes: 300 });
  expect(again?.why).toBeUndefined();
  await noteField('one', 'kept');
  expect(await fieldWishes()).toMatchObject([{ state: 'kept' }]);
});

it('deletes what is kept for one disaster, but for what another needs', async () => {
  await wishField(wish('one', 'a', 'b'), 1);
  await wishField(wish('two', 'b', 'c'), 1);
  await dropField('one');
  expect(caches.names(ROAD_CACHE)).toEqual(['b', 'c']);
  expect(await fieldWishes()).toMatchObject([{ disasterId: 'two' }]);
  await noteField('one', 'kept');
  expect(await fieldWishes()).toHaveLength(1);
});

it('deletes what nobody looked at for thirty days', async () => {
  await wishField(wish('one', 'a'), 0);
  await wishField(wish('two', 'b'), 0);
  await noteFieldUse('two', 2 * DAY_MS);
  await dropOldFields(30 * DAY_MS - 1);
  expect(await fieldWishes()).toHaveLength(2);
  await dropOldFields(30 * DAY_MS);
  expect(await fieldWishes()).toMatchObject([{ disasterId: 'two' }]);
  expect(caches.names(ROAD_CACHE)).toEqual(['b', 'c']);
});

it('is of the person who is signed in alone, and goes with their session, roads and all', async () => {
  await wishField(wish('one', 'a'), 1);
  const row = await mainDb.settings.get(FIELD_KEY);
  await mainDb.settings.put({ key: FIELD_KEY, value: { ...(row?.value as object), owner: 'somebody else' } });
  expect(await fieldWishes()).toEqual([]);
  await wishField(wish('one', 'a'), 1);
  await (await caches.open(FIELD_MAP_CACHE)).put('https://maps.test/part', new Response('part'));
  await signOut();
  expect(await mainDb.settings.get(FIELD_KEY)).toBeUndefined();
  expect([caches.names(ROAD_CACHE), caches.names(FIELD_MAP_CACHE)]).toEqual([[], []]);
  await wishField(wish('one', 'a'), 1);
  expect(await mainDb.settings.get(FIELD_KEY)).toBeUndefined();
});

it('deletes what a newer map replaces once that is here, but for what another disaster needs of the old one', async () => {
  const part = (state: string, offset: number) => ({
    cache: FIELD_MAP_CACHE,
    address: `https://maps.test/a.pmtiles?kept-state=${state}&kept-offset=${offset}&kept-length=100`,
    bytes: 100,
  });
  const [head, mine, newer] = [part('one', 0), part('one', 100), part('two', 0)];
  const cache = await caches.open(FIELD_MAP_CACHE);
  for (const { address } of [head, mine, newer]) await cache.put(address, new Response('part'));
  await wishField({ ...wish('one', 'a'), files: [file('a'), head, mine] }, 1);
  await wishField({ ...wish('two'), files: [head] }, 1);
  await wishField({ ...wish('one', 'a'), files: [file('a'), newer] }, 2);
  await noteField('one', 'away', [file('a'), newer]);
  expect(await cache.keys()).toHaveLength(3);
  await noteField('one', 'kept', [file('a'), newer]);
  expect((await cache.keys()).map(({ url }) => url)).toEqual([head.address, newer.address]);
  expect(caches.names(ROAD_CACHE)).toContain('a');
  await dropField('two');
  expect((await cache.keys()).map(({ url }) => url)).toEqual([newer.address]);
});

it('deletes a trip that is thirty days old with the rest', async () => {
  await keepTrip(readPerson()?.id ?? '', { startedAt: 0, endedAt: 1, parts: [[{ lat: 25, lng: 85 }]] });
  await dropOldFields(30 * DAY_MS - 1);
  expect(await ownTrip()).toBeDefined();
  await dropOldFields(30 * DAY_MS);
  expect(await ownTrip()).toBeUndefined();
  expect(await keepTrip('somebody else', { startedAt: 0, parts: [] })).toBe(false);
});
