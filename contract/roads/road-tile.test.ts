import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { decodeRoadTile } from '../../tests/support/roads/decoded-tile.ts';
import { madeTown } from '../../tests/support/roads/made-town.ts';
import { builtFrom } from '../../tests/support/roads/roads-of.ts';
import { BadRoadTile, checksum } from './road-bytes.ts';
import { encodeRoadTile, roadTileKey, wrapped, type RoadSpot } from './road-tile.ts';

const spot = fc.tuple(
  fc.integer({ min: -9e6, max: 9e6 }),
  fc.integer({ min: -18e6, max: 18e6 - 1 }),
) as fc.Arbitrary<RoadSpot>;
const tile = fc.array(spot, { minLength: 1, maxLength: 20 }).chain((nodes) => {
  const place = fc.nat(nodes.length - 1);
  const length = fc.integer({ min: 1, max: 1e7 });
  return fc.record({
    nodes: fc.constant(nodes),
    edges: fc.array(
      fc.record({
        from: place,
        to: place,
        decimetres: length,
        kmh: fc.integer({ min: 1, max: 130 }),
        flags: fc.nat(1023),
        name: fc.string({ unit: 'grapheme', maxLength: 12 }),
        bends: fc.array(spot, { maxLength: 4 }),
      }),
    ),
    waters: fc.array(fc.array(spot, { maxLength: 4 }), { maxLength: 3 }),
    noTurns: fc.array(
      fc.record({ via: place, fromNode: place, fromDecimetres: length, toNode: place, toDecimetres: length }),
    ),
  });
});

describe('a tile of roads', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(tile, (one) => {
        expect(decodeRoadTile(encodeRoadTile(one))).toEqual(one);
      }),
    );
  });

  it('is refused where a bit of it is another, or its end is missing', () => {
    fc.assert(
      fc.property(tile, fc.nat(), fc.nat(7), (one, at, bit) => {
        const bytes = encodeRoadTile(one);
        const place = at % bytes.length;
        expect(() => decodeRoadTile(bytes.subarray(0, place))).toThrow(BadRoadTile);
        bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
        expect(() => decodeRoadTile(bytes)).toThrow(BadRoadTile);
      }),
    );
  });

  it('is refused or read, and never more, where its checksum was made to fit whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.constantFrom(1, 2), (body, version) => {
        const bytes = new Uint8Array(8 + body.length);
        bytes.set([0x52, 0x52, 0x54, version]);
        new DataView(bytes.buffer).setUint32(4, checksum(body), true);
        bytes.set(body, 8);
        try {
          decodeRoadTile(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(BadRoadTile);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('is refused where its version is none that is known', () => {
    const bytes = encodeRoadTile({ nodes: [[0, 0]], edges: [], noTurns: [], waters: [] });
    for (const version of [0, 3]) {
      bytes[3] = version;
      expect(() => decodeRoadTile(bytes)).toThrow(BadRoadTile);
    }
  });

  it('is read as before where it is of version 1, as phones keep it', async () => {
    const kept = decodeRoadTile(readFileSync(new URL('../../tests/support/roads/version-1.rrt', import.meta.url)));
    const { tiles } = await builtFrom(madeTown({ seed: 104, side: 5 }));
    const [now] = Array.from(tiles.values(), (one) => decodeRoadTile(one));
    expect(kept.edges.length).toBeGreaterThan(30);
    expect(kept).toEqual(now);
  });

  it('has the key of a tenth of a degree, also at the antimeridian', () => {
    expect(roadTileKey([0, 0])).toBe('900-1800');
    expect(roadTileKey([-1, -1])).toBe('899-1799');
    expect(roadTileKey([0, 18e6])).toBe('900-0');
    expect(wrapped(18e6 + 5)).toBe(-18e6 + 5);
  });
});
