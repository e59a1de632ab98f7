import { expect, it } from 'vitest';
import { isSoundTile } from './sound-tile.ts';

/** A layer `x` of one point, by hand: name, feature (type, shape), key, value, extent, version. */
const shape = [34, 3, 9, 4, 4];
const layer = (feature = [24, 1, ...shape], value = [10, 1, 98], extent = 64) => {
  const inside = [
    10,
    1,
    120,
    18,
    feature.length,
    ...feature,
    26,
    1,
    97,
    34,
    value.length,
    ...value,
    40,
    extent,
    120,
    2,
  ];
  return [26, inside.length, ...inside];
};
const isSound = (bytes: readonly number[]) => isSoundTile(Uint8Array.from(bytes));

it('lets in a tile that is one, and one of nothing', () => {
  expect([isSound(layer()), isSound([]), isSound([...layer(), ...layer()])]).toEqual([true, true, true]);
});

it.each([
  ['cut off', layer().slice(0, -1)],
  ['a layer longer than the tile', [26, 127, ...layer().slice(2)]],
  ['a command repeated for ever', layer([34, 5, 0x8a, 0xff, 0xff, 0xff, 0x7f])],
  ['a shape closed for ever', layer([34, 4, 0x8f, 0xff, 0xff, 0x7f])],
  ['a command that is none', layer([34, 1, 11])],
  ['a feature without a shape', layer([24, 1])],
  ['a shape that is a number', layer([32, 1])],
  ['a value of another type', layer(undefined, [8, 1])],
  ['no size', layer(undefined, undefined, 0)],
  ['a number without end', Array.from({ length: 40 }, () => 255)],
  ['a type that there is not', [27, 0]],
])('keeps out %s', (_, bytes) => {
  expect(isSound(bytes)).toBe(false);
});
