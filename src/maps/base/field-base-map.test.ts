// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches } from '../../../tests/support/fake-caches.ts';
import { madeMap, TOWN } from '../../../tests/support/made-map.ts';
import { FIELD_MAP_CACHE } from '../../data/client/field-caches.ts';
import { readableStates } from '../../data/client/field-map.ts';
import { fieldBaseMap, reachesOf } from './field-base-map.ts';
import { KeptFirst } from './kept-first.ts';

const URL_OF_FILE = 'https://maps.example.org/area.pmtiles';
const TILE_PX = 512;
const signal = new AbortController().signal;

let caches: FakeCaches;
let file: Buffer;
let state: string;
/** The ranges that were asked for, and what they are answered with. */
let asked: string[];
let answer: (range: string) => Promise<Response>;

function partOf(range: string): Promise<Response> {
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const bytes = new Uint8Array(file.subarray(Number(first), Number(last) + 1));
  return Promise.resolve(new Response(bytes, { status: 206, headers: { etag: state } }));
}

beforeEach(() => {
  caches = new FakeCaches();
  [file, state, asked, answer] = [madeMap(), '"one"', [], partOf];
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', (_: string, { headers: { range } }: { headers: { range: string } }) => {
    asked.push(range);
    return answer(range);
  });
});

afterEach(() => vi.unstubAllGlobals());

const offline = () => Promise.reject(new TypeError('no network'));
const plan = () => fieldBaseMap(URL_OF_FILE, TOWN, undefined);

/** Keeps so many of what is missing, and says how each ended. */
async function keep({ missing }: Awaited<ReturnType<typeof plan>>, most = Infinity): Promise<string[]> {
  const ends = [];
  for (const one of missing.slice(0, most)) ends.push(await one.keep(signal));
  return ends;
}

/** The tile in the middle of the town, without a network. */
async function drawnOffline(z: number): Promise<boolean> {
  answer = offline;
  const across = 2 ** z;
  const radians = (TOWN.lat * Math.PI) / 180;
  const north = (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2;
  const place = { z, x: Math.floor(((TOWN.lng + 180) / 360) * across), y: Math.floor(north * across) };
  const tile = await new KeptFirst(URL_OF_FILE).get(place, TILE_PX).catch(() => undefined);
  answer = partOf;
  return tile?.has('roads') === true;
}

it('says how much of the map lies around a place, keeps it in few parts, and draws it without a network', async () => {
  const first = await plan();
  expect(first.files).toHaveLength(first.missing.length);
  expect(first.missing.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(20_000);
  expect(first.missing.length).toBeLessThan(20);
  expect(await drawnOffline(14)).toBe(false);
  expect(new Set(await keep(first))).toEqual(new Set(['kept']));
  for (const z of [0, 8, 14, 15]) expect(await drawnOffline(z)).toBe(true);
  const again = await plan();
  expect(again.missing).toEqual([]);
  expect(again.files).toEqual(first.files.toSorted((one, other) => order(one) - order(other)));
  answer = offline;
  expect((await plan()).missing).toEqual([]);
});

const order = ({ address }: { address: string }) => Number(new URL(address).searchParams.get('kept-offset'));

it('fetches nothing twice after it was stopped, and says what the rest is', async () => {
  const first = await plan();
  await keep(first, 2);
  const rest = await plan();
  expect(rest.missing).toHaveLength(first.missing.length - 2);
  asked = [];
  await keep(rest);
  expect(asked).not.toContain('bytes=0-16383');
  expect(await drawnOffline(15)).toBe(true);
});

it('draws the old map until all of another one is here, and never of both', async () => {
  await keep(await plan());
  state = '"two"';
  const changed = await plan();
  expect(changed.missing.length).toBeGreaterThan(0);
  // The head comes last: without it nothing of the new file can be found.
  await keep({ ...changed, missing: changed.missing.slice(0, -1) });
  expect(await readableStates(URL_OF_FILE)).toEqual(['"one"']);
  expect(await drawnOffline(14)).toBe(true);
  expect(await changed.missing.at(-1)?.keep(signal)).toBe('kept');
  expect((await readableStates(URL_OF_FILE)).toSorted()).toEqual(['"one"', '"two"']);
});

it('takes no part of a file that became another on the way', async () => {
  const first = await plan();
  state = '"two"';
  expect(new Set(await keep(first))).toEqual(new Set(['away']));
  expect(caches.names(FIELD_MAP_CACHE)).toEqual([]);
});

it('says that the phone is full where it is, and goes on from there', async () => {
  const first = await plan();
  caches.room = 1;
  expect(await keep(first, 2)).toEqual(['kept', 'full']);
  caches.room = Infinity;
  await keep(await plan());
  expect(await drawnOffline(14)).toBe(true);
});

it('holds nothing else up where its server is away', async () => {
  answer = offline;
  const { files, missing } = await plan();
  expect(files).toEqual([]);
  expect(missing.map(({ bytes }) => bytes)).toEqual([0]);
  expect(await missing[0]?.keep(signal)).toBe('away');
  answer = async () => new Response('busy', { status: 503 });
  expect((await plan()).missing).toHaveLength(1);
});

const spoilt = (change: (made: Buffer) => void) => {
  const made = madeMap();
  change(made);
  return made;
};

it.each([
  ['empty', Buffer.alloc(0)],
  ['none', Buffer.from('<!doctype html>'.repeat(100))],
  ['cut off after its head', madeMap().subarray(0, 127)],
  ['one of pictures', spoilt((made) => made.writeUInt8(2, 99))],
  ['one with a directory of more places than bytes', spoilt((made) => made.fill(0xff, 127, 131))],
  ['one with a directory beyond all sizes', spoilt((made) => made.fill(0x1f, 8, 24))],
])('has nothing to keep of a file that is %s', async (_, made) => {
  file = made;
  expect(await plan()).toEqual({ files: [], missing: [] });
  expect(asked.length).toBeLessThan(4);
});

it('passes over parts that the file does not have where it says they are', async () => {
  file = spoilt((made) => made.writeBigUInt64LE(2n ** 52n, 56));
  const lying = await plan();
  answer = async (range) => (range.startsWith('bytes=0-') ? partOf(range) : new Response('', { status: 416 }));
  expect(await keep(lying)).toEqual(['kept', 'none']);
  expect(await drawnOffline(14)).toBe(false);
});

it('has nothing to keep where the server has no such file, or knows no parts', async () => {
  for (const status of [404, 200]) {
    answer = async () => new Response('all of it', { status });
    expect(await plan()).toEqual({ files: [], missing: [] });
  }
});

it('has nothing to keep far outside the area of the file', async () => {
  const { files } = await fieldBaseMap(URL_OF_FILE, { lat: -40, lng: -70 }, undefined);
  // The world's own tile is everybody's.
  expect(files.length).toBeLessThanOrEqual(2);
});

it('reaches around the phone and along the way as well, also across the 180th meridian', () => {
  const reaches = reachesOf({ lat: -17, lng: 179.9 }, { lat: -17, lng: -179.9 });
  const [, , phone, way] = reaches;
  expect(phone?.center.lng).toBe(-179.9);
  expect(Math.abs(way?.center.lng ?? 0)).toBe(180);
  expect(way?.km).toBeLessThan(25);
  // Nobody drives there.
  expect(reachesOf({ lat: 0, lng: 0 }, { lat: 40, lng: 60 })).toHaveLength(3);
});
