// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoadTileEntry } from '../../../contract/roads/road-index.ts';
import { roadTileKey } from '../../../contract/roads/road-tile.ts';
import { FakeCaches } from '../../../tests/support/fake-caches.ts';
import type { MapPoint } from '../place.ts';
import { tilesWithin } from './tiles-around.ts';

beforeEach(() => vi.stubGlobal('caches', new FakeCaches()));
afterEach(() => vi.unstubAllGlobals());

const keyAt = ({ lat, lng }: MapPoint) => roadTileKey([Math.round(lat * 1e5), Math.round(lng * 1e5)]);
/** A tile for each tenth of a degree of a square around a place. */
function square(center: MapPoint, tenths: number, bytes: number): RoadTileEntry[] {
  const steps = Array.from({ length: 2 * tenths + 1 }, (_, index) => (index - tenths) / 10);
  const keys = steps.flatMap((up) => steps.map((east) => keyAt({ lat: center.lat + up, lng: center.lng + east })));
  return keys.map((key) => ({ key, file: 'a'.repeat(32), bytes }));
}
const keysOf = (tiles: readonly RoadTileEntry[]) => new Set(tiles.map(({ key }) => key));

it('has the tiles of a circle and of a way, each once, and no others', async () => {
  const center = { lat: 25.65, lng: 85.15 };
  const list = square(center, 9, 1_000);
  const to = { lat: 25.65, lng: 85.75 };
  const circle = await tilesWithin([{ center, km: 20 }], list);
  expect(circle.tiles).toHaveLength(5 * 5);
  expect(circle.missing).toEqual(circle.tiles);
  const { tiles } = await tilesWithin(
    [
      { center, km: 20 },
      { from: center, to },
    ],
    list,
  );
  expect(new Set(tiles).size).toBe(tiles.length);
  expect(keysOf(tiles).has(keyAt(to))).toBe(true);
  expect(keysOf(tiles).has(keyAt({ lat: 25.65, lng: 84.35 }))).toBe(false);
});

it('goes on across the 180th meridian, on both of its sides', async () => {
  const [from, to] = [
    { lat: -16.75, lng: 179.85 },
    { lat: -16.75, lng: -179.85 },
  ];
  const list = square({ lat: -16.75, lng: 179.95 }, 20, 1_000);
  const { tiles } = await tilesWithin([{ from, to }], list);
  for (const lng of [179.85, 179.95, -179.95, -179.85]) {
    expect(keysOf(tiles).has(keyAt({ lat: -16.75, lng }))).toBe(true);
  }
  expect(keysOf(tiles).has(keyAt({ lat: -16.75, lng: 178.05 }))).toBe(false);
  expect(tiles.length).toBeLessThan(40);
});

it('takes of a long way no more than a small phone has room for: the tiles that are the least out of the way', async () => {
  const [from, to] = [
    { lat: 25.65, lng: 84.15 },
    { lat: 25.65, lng: 86.15 },
  ];
  const list = square({ lat: 25.65, lng: 85.15 }, 12, 50_000);
  const { tiles } = await tilesWithin([{ from, to }], list);
  expect(tiles.length * 50_000).toBeLessThanOrEqual(6_000_000);
  expect(tiles.length).toBeGreaterThan(100);
  for (let lng = 84.15; lng < 86.2; lng += 0.1) expect(keysOf(tiles).has(keyAt({ lat: 25.65, lng }))).toBe(true);
  expect(keysOf(tiles).has(keyAt({ lat: 26.65, lng: 85.15 }))).toBe(false);
});
