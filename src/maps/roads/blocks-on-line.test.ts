import { expect, it } from 'vitest';
import { pointsOnLine } from './blocks-on-line.ts';

/** Metres east or north of a place, as a point. */
const at = (east: number, north: number, { lat, lng } = { lat: 26, lng: 86 }) => ({
  lat: lat + north / 111_195,
  lng: lng + east / (111_195 * Math.cos((lat * Math.PI) / 180)),
});
const road = [at(-2000, 0), at(0, 0), at(0, 3000)];

it.each([
  ['on a stretch far from its points', at(-1000, 5), true],
  ['29 m beside it', at(-1000, 29), true],
  ['31 m beside it', at(-1000, 31), false],
  ['beside its corner', at(20, -20), true],
  ['before its beginning', at(-2031, 0), false],
  ['beyond its end', at(0, 3029), true],
])('a block %s', (_, point, isOn) => {
  expect(pointsOnLine(road, [point])).toEqual(isOn ? [point] : []);
});

it('is found across the 180th meridian, whichever way the line counts', () => {
  const block = { lat: -17, lng: -179.9999 };
  expect(
    pointsOnLine(
      [
        { lat: -17, lng: 179.99 },
        { lat: -17, lng: 180.01 },
      ],
      [block],
    ),
  ).toEqual([block]);
  expect(
    pointsOnLine(
      [
        { lat: -17, lng: 179.99 },
        { lat: -17, lng: -179.99 },
      ],
      [block],
    ),
  ).toEqual([block]);
});

it('is on no line where there is none, and on one of a single point by its distance', () => {
  expect(pointsOnLine([], [at(0, 0)])).toEqual([]);
  expect(pointsOnLine([at(0, 0)], [at(0, 10), at(0, 40)])).toEqual([at(0, 10)]);
});
