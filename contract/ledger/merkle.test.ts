// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { hexOf } from './bytes.ts';
import {
  consistencyRanges,
  emptyFrontier,
  frontierRoot,
  grown,
  inclusionRanges,
  isConsistent,
  isIncluded,
  leafHash,
  nodeHash,
  rangeHash,
  rootOf,
  type LeafRange,
  type Sha256,
} from './merkle.ts';
import { hashFromTiles, parseTilePath, tilePath, tilesOf, widthIn } from './tiles.ts';

const sha256: Sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

/** The reference tree of the Certificate Transparency project. */
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const leaves = inputs.map((input) => leafHash(sha256, bytesOf(input)));

/** MTH as section 2.1.1 writes it, apart from all that is tested here. */
function slowRoot(hashes: readonly Uint8Array[]): Uint8Array {
  const [only, second] = hashes;
  if (only === undefined) return sha256(new Uint8Array());
  if (second === undefined) return only;
  let k = 1;
  while (k * 2 < hashes.length) k *= 2;
  return nodeHash(sha256, slowRoot(hashes.slice(0, k)), slowRoot(hashes.slice(k)));
}

const over = (hashes: readonly Uint8Array[]) => (ranges: readonly LeafRange[]) =>
  ranges.map(({ start, end }) => slowRoot(hashes.slice(start, end)));

it('computes the roots of the reference tree', () => {
  expect(roots.map((_, size) => hexOf(rootOf(sha256, leaves.slice(0, size))))).toEqual(roots);
});

it('makes the reference inclusion proofs', () => {
  const proof = (index: number, size: number) => over(leaves)(inclusionRanges(index, size)).map(hexOf);
  expect(proof(0, 1)).toEqual([]);
  expect(proof(0, 8)).toEqual([
    '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  ]);
  expect(proof(5, 8)).toEqual([
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ]);
});

it('makes the reference consistency proofs', () => {
  const proof = (first: number, second: number) => over(leaves)(consistencyRanges(first, second)).map(hexOf);
  expect(proof(1, 1)).toEqual([]);
  expect(proof(1, 8)).toEqual([
    '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  ]);
  expect(proof(6, 8)).toEqual([
    '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ]);
  expect(proof(2, 5)).toEqual([
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  ]);
});

const many = Array.from({ length: 700 }, (_, index) => leafHash(sha256, Buffer.from(String(index))));
const places = fc
  .integer({ min: 1, max: many.length })
  .chain((size) => fc.record({ size: fc.constant(size), first: fc.integer({ min: 1, max: size }) }));

it('proves each entry of any tree, and no other entry, place or tree', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 0, max: 20 }), ({ size, first }, which) => {
      const index = first - 1;
      const hashes = many.slice(0, size);
      const tree = { size, root: slowRoot(hashes) };
      const hash = hashes[index] ?? new Uint8Array();
      const proof = over(hashes)(inclusionRanges(index, size));
      expect(isIncluded(sha256, tree, { index, hash }, proof)).toBe(true);
      expect(isIncluded(sha256, tree, { index, hash: sha256(hash) }, proof)).toBe(false);
      expect(isIncluded(sha256, tree, { index: index + 1, hash }, proof)).toBe(false);
      expect(isIncluded(sha256, { size, root: sha256(tree.root) }, { index, hash }, proof)).toBe(false);
      expect(isIncluded(sha256, tree, { index, hash }, [...proof, hash])).toBe(false);
      if (proof.length === 0) return;
      expect(isIncluded(sha256, tree, { index, hash }, proof.slice(1))).toBe(false);
      expect(isIncluded(sha256, tree, { index, hash }, proof.with(which % proof.length, sha256(hash)))).toBe(false);
    }),
    { numRuns: 60 },
  );
});

it('proves that any tree goes on from each earlier one, and from no other', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 0, max: 20 }), ({ size, first }, which) => {
      const hashes = many.slice(0, size);
      const tree = { size, root: slowRoot(hashes) };
      const early = { size: first, root: slowRoot(hashes.slice(0, first)) };
      const proof = over(hashes)(consistencyRanges(first, size));
      expect(isConsistent(sha256, early, tree, proof)).toBe(true);
      expect(isConsistent(sha256, { ...early, root: sha256(early.root) }, tree, proof)).toBe(false);
      expect(isConsistent(sha256, early, { size, root: sha256(tree.root) }, proof)).toBe(false);
      expect(isConsistent(sha256, early, tree, [...proof, early.root])).toBe(false);
      expect(isConsistent(sha256, { size: 0, root: sha256(new Uint8Array()) }, tree, proof)).toBe(false);
      if (proof.length === 0) return;
      expect(isConsistent(sha256, early, tree, proof.slice(1))).toBe(false);
      expect(isConsistent(sha256, early, tree, proof.with(which % proof.length, sha256(tree.root)))).toBe(false);
      expect(isConsistent(sha256, tree, early, proof)).toBe(false);
    }),
    { numRuns: 60 },
  );
});

it('grows leaf by leaf to the same roots, and tells which subtrees became whole', () => {
  let frontier = emptyFrontier;
  many.slice(0, 300).forEach((hash, index) => {
    const next = grown(sha256, frontier, hash);
    frontier = next.frontier;
    expect(hexOf(frontierRoot(sha256, frontier))).toBe(hexOf(slowRoot(many.slice(0, index + 1))));
    for (const { height, index: at, hash: told } of next.completed) {
      expect(hexOf(told)).toBe(hexOf(slowRoot(many.slice(at * 2 ** height, (at + 1) * 2 ** height))));
    }
  });
});

it('finds the hash of any range that a proof is made of in the tiles', () => {
  const files = new Map<string, Uint8Array>();
  const bytesOfTile = (path: string) => {
    const tile = parseTilePath(path);
    if (tile === undefined || tile.level === 'entries') throw new Error(path);
    const span = 256 ** tile.level;
    const hashes = Array.from({ length: tile.width }, (_, at) => {
      const from = (tile.index * 256 + at) * span;
      return slowRoot(many.slice(from, from + span));
    });
    return new Uint8Array(Buffer.concat(hashes));
  };
  fc.assert(
    fc.property(places, ({ size, first }) => {
      const ranges = [{ start: 0, end: size }, ...inclusionRanges(first - 1, size), ...consistencyRanges(first, size)];
      for (const tile of tilesOf(size, ranges)) {
        expect(tile.width).toBe(widthIn(size, tile));
        if (!files.has(tilePath(tile))) files.set(tilePath(tile), bytesOfTile(tilePath(tile)));
      }
      const hashOf = hashFromTiles(sha256, size, (path) => files.get(path));
      const found = ranges.map((range) => hexOf(rangeHash(sha256, range, hashOf)));
      expect(found).toEqual(over(many)(ranges).map(hexOf));
    }),
    { numRuns: 25 },
  );
});
