import { expect, it } from 'vitest';
import { pointAt, worldSize, worldX, worldY } from './mercator.ts';

it.each([
  [0, 0, 0.5, 0.5],
  [85.051_128_78, -180, 0, 0],
  [-85.051_128_78, 180, 1, 1],
])('puts %s, %s where the web’s maps have it', (lat, lng, x, y) => {
  expect(worldX(lng)).toBeCloseTo(x, 9);
  expect(worldY(lat)).toBeCloseTo(y, 9);
});

it('comes back to where it went', () => {
  const point = pointAt(worldX(86.6), worldY(26.1));
  expect(point.lat).toBeCloseTo(26.1, 9);
  expect(point.lng).toBeCloseTo(86.6, 9);
});

it('has no place beyond its edge', () => {
  expect(worldY(90)).toBe(worldY(86));
  expect(worldSize(3)).toBe(2048);
});
