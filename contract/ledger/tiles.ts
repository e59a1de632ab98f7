import { joined } from './bytes.ts';
import { perfectNodes, nodeHash, type LeafRange, type NodeHash, type PerfectNode, type Sha256 } from './merkle.ts';

/*
 * The tree and its entries as C2SP `tlog-tiles` serves them: tiles of 256 hashes ("Merkle Tree", "Partial Tiles") and bundles of 256 entries
 * ("Log entries").
 */

export const TILE_WIDTH = 256;
const TILE_HEIGHT = 8;
export const HASH_BYTES = 32;
/** Bytes of an entry: its length stands before it as 16 bits. */
export const ENTRY_BYTES = 65_535;
const HIGHEST_LEVEL = 63;

/** `level`: of a tile of hashes; 'entries': a bundle. `width` below 256: a partial one. */
export interface Tile {
  level: number | 'entries';
  index: number;
  width: number;
}

/** `tile/<L>/<N>[.p/<W>]`, without a slash before it. */
export function tilePath({ level, index, width }: Tile): string {
  return `tile/${level}/${indexPath(index)}${width === TILE_WIDTH ? '' : `.p/${width}`}`;
}

/** 1234067 is `x001/x234/067`. */
function indexPath(index: number): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  return groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
}

/** Undefined for anything that `tilePath` would not have written. */
export function parseTilePath(path: string): Tile | undefined {
  const match = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,5}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path);
  if (match === null) return undefined;
  const [, level = '', index = '', width] = match;
  const tile: Tile = {
    level: level === 'entries' ? level : Number(level),
    index: Number(index.replaceAll(/[x/]/g, '')),
    width: width === undefined ? TILE_WIDTH : Number(width),
  };
  const isPossible = Number.isSafeInteger(tile.index) && (level === 'entries' || Number(level) <= HIGHEST_LEVEL);
  return isPossible && tilePath(tile) === path && tile.width > 0 ? tile : undefined;
}

/** How wide the tile of this place is in a tree of this size; 0: it has none there. */
export function widthIn(size: number, { level, index }: Pick<Tile, 'level' | 'index'>): number {
  const hashes = level === 'entries' ? size : Math.floor(size / TILE_WIDTH ** level);
  return Math.max(0, Math.min(TILE_WIDTH, hashes - index * TILE_WIDTH));
}

/** The tiles of hashes in which a tree of this size has what these ranges are made of, each once. */
export function tilesOf(size: number, ranges: readonly LeafRange[]): Tile[] {
  const tiles = ranges.flatMap(perfectNodes).map((node) => tileOf(size, node));
  return Array.from(new Map(tiles.map((tile) => [tilePath(tile), tile])).values());
}

function tileOf(size: number, node: PerfectNode): Tile {
  const { level, first } = placeOf(node);
  const place = { level, index: Math.floor(first / TILE_WIDTH) };
  return { ...place, width: widthIn(size, place) };
}

/** Level of tiles at which the subtree's hashes stand, which is the first of them there, and how many they are. */
function placeOf({ height, index }: PerfectNode): { level: number; first: number; count: number } {
  const level = Math.floor(height / TILE_HEIGHT);
  const count = 2 ** (height % TILE_HEIGHT);
  return { level, first: index * count, count };
}

/** The hash of a subtree out of tiles' bytes, which are asked for by the tile's path. Throws a RangeError where they do not hold it. */
export function hashFromTiles(
  sha256: Sha256,
  size: number,
  bytesOf: (path: string) => Uint8Array | undefined,
): NodeHash {
  return (node) => {
    const { first, count } = placeOf(node);
    const path = tilePath(tileOf(size, node));
    const bytes = bytesOf(path);
    const from = first % TILE_WIDTH;
    if (bytes === undefined || bytes.length < (from + count) * HASH_BYTES) throw new RangeError(`${path} is not whole`);
    let row = Array.from({ length: count }, (_, at) => hashAt(bytes, from + at));
    while (row.length > 1) row = pairs(row).map(([left, right]) => nodeHash(sha256, left, right));
    return row[0] ?? new Uint8Array();
  };
}

function pairs(row: readonly Uint8Array[]): [Uint8Array, Uint8Array][] {
  return row.flatMap((left, at) => {
    const right = row[at + 1];
    return at % 2 === 0 && right !== undefined ? [[left, right] as [Uint8Array, Uint8Array]] : [];
  });
}

export function hashAt(tile: Uint8Array, at: number): Uint8Array {
  return tile.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES);
}

/** Entries one after the other, each after its length (big-endian, 16 bits). */
export function packEntries(entries: readonly Uint8Array[]): Uint8Array {
  return joined(entries.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry]));
}

/** Undefined where the bytes end within an entry. */
export function unpackEntries(bundle: Uint8Array): Uint8Array[] | undefined {
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at < bundle.length) {
    const length = ((bundle[at] ?? 0) << 8) | (bundle[at + 1] ?? 0);
    const end = at + 2 + length;
    if (end > bundle.length) return undefined;
    entries.push(bundle.subarray(at + 2, end));
    at = end;
  }
  return entries;
}
