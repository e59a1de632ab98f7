import { expect, it } from 'vitest';
import { unwrapped } from './unwrap.ts';

const longitudes = (...all: number[]) => unwrapped(all.map((lng) => ({ lat: -17, lng }))).map(({ lng }) => lng);

it('leaves a line as it is that does not cross the antimeridian', () => {
  expect(longitudes(85.1, 85.2, 86)).toEqual([85.1, 85.2, 86]);
  expect(longitudes()).toEqual([]);
});

it('takes the short way across it, eastwards and westwards, and leaves the last point where it is', () => {
  expect(longitudes(179.5, 179.9, -179.9)).toEqual([-180.5, -180.1, -179.9]);
  expect(longitudes(-179.5, -179.9, 179.9)).toEqual([180.5, 180.1, 179.9]);
});
