// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeRoadTile } from '../../../contract/roads/road-tile.ts';
import { FakeCaches } from '../../../tests/support/fake-caches.ts';
import { ROAD_CACHE } from './field-caches.ts';
import { keepRoadTile, keptRoadTileList, missingTiles, roadTile, roadTileList } from './road-tiles.ts';

const TILE = encodeRoadTile({ nodes: [[1, 2]], edges: [], noTurns: [], waters: [] });
const entry = { key: '900-1800', file: 'a'.repeat(32), bytes: TILE.length };
const { signal } = new AbortController();
let caches: FakeCaches;
let network: ReturnType<typeof vi.fn<(address: string) => Promise<Response>>>;

beforeEach(() => {
  caches = new FakeCaches();
  network = vi.fn<(address: string) => Promise<Response>>(async () => new Response(TILE));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

const withVersion = (version: number) => Uint8Array.from(TILE, (byte, index) => (index === 3 ? version : byte));

it('has a tile from the network once, and from the phone afterwards', async () => {
  expect(await missingTiles([entry])).toEqual([entry]);
  expect(new Uint8Array((await roadTile(entry, signal)) ?? new ArrayBuffer())).toEqual(TILE);
  expect(await missingTiles([entry])).toEqual([]);
  network.mockRejectedValue(new TypeError('offline'));
  expect((await roadTile(entry, signal))?.byteLength).toBe(TILE.length);
  expect(network).toHaveBeenCalledOnce();
});

it.each([
  ['a login page', '<html>Welcome to our Wi-Fi</html>'],
  ['nothing', ''],
  ['half a tile', TILE.slice(0, 9)],
  ['a tile of another version', withVersion(3)],
])('keeps %s for no tile', async (_, body) => {
  network.mockImplementation(async () => new Response(body));
  expect(await keepRoadTile(entry, signal)).toBe('away');
  expect(await roadTile(entry, signal)).toBeUndefined();
  expect(await missingTiles([entry])).toEqual([entry]);
});

it('fetches anew what the phone has in a broken state, or of another version', async () => {
  const cache = await caches.open(ROAD_CACHE);
  await roadTile(entry, signal);
  const [{ url } = { url: '' }] = await cache.keys();
  await cache.put(url, new Response(withVersion(3)));
  expect(new Uint8Array((await roadTile(entry, signal)) ?? new ArrayBuffer())).toEqual(TILE);
  expect(network).toHaveBeenCalledTimes(2);
  await cache.put(url, new Response(withVersion(3)));
  network.mockRejectedValue(new TypeError('offline'));
  expect(await roadTile(entry, signal)).toBeUndefined();
});

it('says that the phone is full, and has the tile for this once all the same', async () => {
  caches.room = 0;
  expect(await keepRoadTile(entry, signal)).toBe('full');
  expect((await roadTile(entry, signal))?.byteLength).toBe(TILE.length);
  expect(await missingTiles([entry])).toEqual([entry]);
});

it('goes by the list that it kept where the server sends none, or one that lies', async () => {
  network.mockImplementation(async () => Response.json({ tiles: [entry] }));
  expect(await roadTileList(signal)).toEqual([entry]);
  network.mockImplementation(async () => Response.json({ tiles: [{ ...entry, file: '../../login' }] }));
  expect(await roadTileList(signal)).toEqual([entry]);
  network.mockRejectedValue(new TypeError('offline'));
  expect(await roadTileList(signal)).toEqual([entry]);
  expect(await keptRoadTileList()).toEqual([entry]);
});
