import { expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { cellsOfBox, countOfCells, readBox, writeBox } from '../../../contract/policies/map-cells.ts';
import { fc } from '../../../tests/support/property.ts';
import { cellsInView, covers, isInView, type MapView } from './cells-in-view.ts';

const phone: MapView = { zoom: 4, south: 10, west: 70, north: 35, east: 92 };
const EARTH = { south: -90, west: -180, north: 90, east: 180 };

it.each([
  [0, '10'],
  [3, '10'],
  [4, '2'],
  [5, '2'],
  [6, '0.5'],
  [7, '0.5'],
] as const)('at zoom %s cells are %s° wide', (zoom, degrees) => {
  const small = { zoom, south: 20, west: 80, north: 23, east: 84 };
  expect(cellsInView(small)?.degrees).toBe(degrees);
});

it('at zoom 8 and nearer nothing is counted: each disaster is shown', () => {
  expect(cellsInView({ ...phone, zoom: 8 })).toBeUndefined();
  expect(cellsInView({ ...phone, zoom: 18 })).toBeUndefined();
});

it('asks for the whole Earth from far away, and for the view and what is around it from nearer', () => {
  expect(cellsInView({ ...phone, zoom: 3 })).toEqual({ degrees: '10', box: EARTH });
  expect(cellsInView(phone)).toEqual({ degrees: '2', box: { south: -10, west: 50, north: 50, east: 110 } });
  const moved = { ...phone, west: 71, east: 93, south: 11, north: 36 };
  expect(cellsInView(moved)?.box).toEqual({ south: -10, west: 60, north: 50, east: 110 });
});

it('takes wider cells where a wide screen has too many of the small ones', () => {
  const desk = { zoom: 7, south: 0, west: 0, north: 40, east: 60 };
  expect(cellsInView(desk)?.degrees).toBe('2');
  expect(cellsInView({ zoom: 5, south: -80, west: -170, north: 80, east: 170 })).toEqual({ degrees: '10', box: EARTH });
});

it('goes over the date line, from either side of it', () => {
  const fiji = { zoom: 6, south: -20, west: 177, north: -16, east: 183 };
  const box = { south: -22, west: 174, north: -14, east: -174 };
  expect(cellsInView(fiji)).toEqual({ degrees: '0.5', box });
  expect(cellsInView({ ...fiji, west: -183, east: -177 })).toEqual({ degrees: '0.5', box });
  for (const west of [177, -183]) expect(covers(box, { ...fiji, west, east: west + 6 })).toBe(true);
  for (const lng of [178, -178, 180, -180]) expect(isInView({ lat: -18, lng }, fiji)).toBe(true);
  for (const [lat, lng] of [
    [-18, 176],
    [-18, -176],
    [-21, 180],
    [-15, 180],
  ] as const)
    expect(isInView({ lat, lng }, fiji)).toBe(false);
});

it('every view is covered by a box that the server takes', () => {
  const view = fc
    .record({
      zoom: fc.integer({ min: 0, max: 7 }),
      lat: fc.double({ min: -85, max: 80, noNaN: true }),
      high: fc.double({ min: 0.1, max: 170, noNaN: true }),
      west: fc.double({ min: -360, max: 360, noNaN: true }),
      wide: fc.double({ min: 0.1, max: 720, noNaN: true }),
    })
    .map(({ zoom, lat, high, west, wide }) => ({ zoom, south: lat, west, north: lat + high, east: west + wide }));
  fc.assert(
    fc.property(view, (seen) => {
      const asked = cellsInView(seen);
      if (asked === undefined) throw new Error('nothing is asked');
      expect(readBox(writeBox(asked.box))).toEqual(asked.box);
      expect(countOfCells(asked.degrees, asked.box)).toBeLessThanOrEqual(limits.mapCells);
      expect(covers(asked.box, seen)).toBe(true);
    }),
  );
});

it('a view beyond the box on any side is not covered', () => {
  const box = { south: -10, west: 50, north: 50, east: 110 };
  expect(covers(box, phone)).toBe(true);
  for (const beyond of [{ south: -11 }, { north: 51 }, { west: 49 }, { east: 111 }])
    expect(covers(box, { ...phone, ...beyond })).toBe(false);
});

it('cells of a box are those it touches, each once', () => {
  expect(cellsOfBox('10', { south: -1, west: 179, north: 1, east: -179 })).toEqual({ rows: [8, 9], columns: [35, 0] });
  expect(cellsOfBox('0.5', { south: 0, west: 0, north: 1, east: 1 })).toEqual({
    rows: [180, 181],
    columns: [360, 361],
  });
  expect(countOfCells('10', EARTH)).toBe(648);
  expect(countOfCells('10', { ...EARTH, west: 5, east: 5 })).toBe(648);
});

it.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  '1.5,2,3,4',
  '3,2,3,4',
  '4,2,3,4',
  '-91,0,0,1',
  '0,-181,1,1',
  '0,0,91,1',
  ' 0,0,1,1',
])('“%s” is no box', (text) => {
  expect(readBox(text)).toBeUndefined();
});
