import { expect, it } from 'vitest';
import { countryAt, unpackCountries } from '../../server/places/country-file.ts';
import { packCountries } from './pack-countries.mjs';

/** In steps of a degree from 180° W and 90° S; each line ends where it began. */
const square = (west: number, south: number, side: number) => [
  [west + 180, south + 90],
  [0, side],
  [side, 0],
  [0, -side],
  [-side, 0],
];

const packed = unpackCountries(
  packCountries({
    transform: { scale: [1, 1], translate: [-180, -90] },
    arcs: [
      square(10, 10, 10),
      square(13, 13, 2),
      // Over the antimeridian and back.
      [
        [355, 80],
        [0, 5],
        [-350, 0],
        [0, -5],
        [350, 0],
      ],
      square(40, 40, 5),
    ],
    objects: {
      countries: {
        geometries: [
          { type: 'Polygon', id: '356', properties: { name: 'India' }, arcs: [[0], [1]] },
          { type: 'Polygon', id: '426', properties: { name: 'Lesotho' }, arcs: [[-2]] },
          { type: 'MultiPolygon', id: '242', properties: { name: 'Fiji' }, arcs: [[[2]]] },
          { type: 'Polygon', properties: { name: 'Nobody’s' }, arcs: [[3]] },
        ],
      },
    },
  }),
);

it.each([
  [10.01, 10.01, 'IN'],
  [9.99, 10.01, ''],
  [10.01, 9.99, ''],
  [19.99, 19.99, 'IN'],
  [20.01, 19.99, ''],
  [14, 14, 'LS'],
  [15.01, 14, 'IN'],
  [-7, 174.99, ''],
  [-7, 175.01, 'FJ'],
  [-7, 180, 'FJ'],
  [-7, -180, 'FJ'],
  [-7, -175.01, 'FJ'],
  [-7, -174.99, ''],
  [42, 42, ''],
  [-90, 180, ''],
  [90, -180, ''],
])('at %d, %d is %j', (lat, lng, country) => {
  expect(countryAt(packed, { lat, lng })).toBe(country);
});
