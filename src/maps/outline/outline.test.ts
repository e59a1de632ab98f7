import { expect, it } from 'vitest';
import { worldX, worldY } from '../mercator.ts';
import type { Ring } from './decode-land.ts';
import { gridStep } from './grid-lines.ts';
import { land } from './land.ts';

/** By how many coasts a line to the east comes: odd on land. */
function isLand(lat: number, lng: number): boolean {
  const [x, y] = [worldX(lng), worldY(lat)];
  return land.filter((ring) => crossings(ring, x, y) % 2 === 1).length % 2 === 1;
}

function crossings({ points }: Ring, x: number, y: number): number {
  let count = 0;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    const [x1, y1, x2, y2] = [at, at + 1, next, next + 1].map((place) => points[place] ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) count += 1;
  }
  return count;
}

it.each([
  ['Patna', 25.6, 85.1],
  ['La Paz', -16.5, -68.1],
  ['Bamako', 12.6, -8],
  ['Alice Springs', -23.7, 133.9],
])('has %s on land', (_name, lat, lng) => {
  expect(isLand(lat, lng)).toBe(true);
});

it.each([
  ['the Bay of Bengal', 15, 88],
  ['the Atlantic', 30, -45],
  ['the Pacific', 0, -150],
])('has %s in the sea', (_name, lat, lng) => {
  expect(isLand(lat, lng)).toBe(false);
});

it('has lines of the grid that are neither a thicket nor out of sight', () => {
  expect([1, 5, 10, 16].map(gridStep)).toEqual([30, 5, 0.2, 0.002]);
});
