import { expect, it } from 'vitest';
import { encodeRoadTile, type RoadTile } from '../../../contract/roads/road-tile.ts';
import { stretchesOf } from './stretches-of.ts';

/** Two stretches of one street, with a bend in the second. */
const street: RoadTile = {
  nodes: [
    [0, 0],
    [0, 1_000],
    [0, 2_000],
  ],
  edges: [
    { from: 0, to: 1, decimetres: 11_120, kmh: 36, flags: 3, name: 'Low Road', bends: [] },
    { from: 1, to: 2, decimetres: 11_120, kmh: 36, flags: 3, name: 'Low Road', bends: [[10, 1_500]] },
  ],
  noTurns: [],
  waters: [],
};
const tile = () => encodeRoadTile(street).buffer;

it('has the stretch between two junctions on which a road is blocked, with its bends, and not the whole street', () => {
  const far = { lat: 0.01, lng: 0.005 };
  const found = stretchesOf({ tiles: [tile()], spots: [{ lat: 0.0001, lng: 0.015 }, far] });
  expect(found).toEqual([
    [
      [
        { lat: 0, lng: 0.01 },
        { lat: 0.0001, lng: 0.015 },
        { lat: 0, lng: 0.02 },
      ],
    ],
    [],
  ]);
});

it('takes a tile that is broken, or of another version, as if it were missing', () => {
  const newer = tile();
  new Uint8Array(newer)[3] = 3;
  const spots = [{ lat: 0, lng: 0.005 }];
  expect(stretchesOf({ tiles: [newer, new ArrayBuffer(0), new ArrayBuffer(50)], spots })).toEqual([[]]);
  expect(stretchesOf({ tiles: [newer, tile()], spots })[0]).toHaveLength(1);
});
