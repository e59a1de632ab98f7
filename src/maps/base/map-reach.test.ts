import { expect, it } from 'vitest';
import { tilesInReach } from './map-reach.ts';

const keys = (...wish: Parameters<typeof tilesInReach>) => tilesInReach(wish[0]).map(({ z, x, y }) => `${z}/${x}/${y}`);

it('has each tile that the square around a circle touches, from the widest view on, and each once', () => {
  const center = { lat: 25.6, lng: 85.12 };
  const one = keys([{ center, km: 0.01, zoom: 3 }]);
  expect(one).toEqual(['0/0/0', '1/1/0', '2/2/1', '3/5/3']);
  expect(
    keys([
      { center, km: 0.01, zoom: 3 },
      { center, km: 0.02, zoom: 2 },
    ]),
  ).toEqual(one);
  // 20 km around, in tiles of some 2.2 km.
  const many = tilesInReach([{ center, km: 20, zoom: 14 }]).filter(({ z }) => z === 14);
  expect(many.length).toBeGreaterThan(300);
  expect(many.length).toBeLessThan(500);
});

it('goes on across the 180th meridian, on both of its sides', () => {
  const columns = tilesInReach([{ center: { lat: -17, lng: 179.999 }, km: 5, zoom: 10 }]).filter(({ z }) => z === 10);
  expect(new Set(columns.map(({ x }) => x))).toEqual(new Set([1023, 0]));
});

it.each([90, -90, 89.9999])('has no tile outside the map near a pole, and none twice (%i)', (lat) => {
  const all = tilesInReach([{ center: { lat, lng: 0 }, km: 50, zoom: 6 }]);
  for (const { z, x, y } of all) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThan(2 ** z);
  }
  expect(new Set(all.map(({ z, x, y }) => `${z}/${x}/${y}`)).size).toBe(all.length);
});
