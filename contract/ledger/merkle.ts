import { joined, sameBytes } from './bytes.ts';

/*
 * Merkle trees as RFC 9162, section 2.1, defines them (RFC 6962 hashes in the same way). Sizes and indexes are whole numbers below 2^53, so
 * that nothing here uses the 32-bit operators.
 */

/** SHA-256 of the bytes: 32 of them. Each runtime brings its own. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** A run of leaves, the end not included, that the definition of a tree's hash or of a proof takes as one tree. */
export interface LeafRange {
  start: number;
  end: number;
}

/** A subtree of 2^height leaves, the `index`-th of its height. */
export interface PerfectNode {
  height: number;
  index: number;
}

export type NodeHash = (node: PerfectNode) => Uint8Array;

export function leafHash(sha256: Sha256, leaf: Uint8Array): Uint8Array {
  return sha256(joined([Uint8Array.of(0), leaf]));
}

export function nodeHash(sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(joined([Uint8Array.of(1), left, right]));
}

/** MTH of the leaves in the range, of the hashes of the perfect subtrees that it is made of. */
export function rangeHash(sha256: Sha256, { start, end }: LeafRange, hashOf: NodeHash): Uint8Array {
  const parts = perfectNodes({ start, end }).map(hashOf);
  return foldRight(sha256, parts);
}

/** The perfect subtrees that the range is made of, from left to right: the largest first. */
export function perfectNodes({ start, end }: LeafRange): PerfectNode[] {
  const nodes: PerfectNode[] = [];
  let at = start;
  while (at < end) {
    let height = 0;
    while (2 ** (height + 1) <= end - at && at % 2 ** (height + 1) === 0) height += 1;
    nodes.push({ height, index: at / 2 ** height });
    at += 2 ** height;
  }
  return nodes;
}

/** The root of a whole list of leaf hashes; of none, SHA-256 of nothing (section 2.1.1). */
export function rootOf(sha256: Sha256, leafHashes: readonly Uint8Array[]): Uint8Array {
  let frontier: Frontier = emptyFrontier;
  for (const hash of leafHashes) frontier = grown(sha256, frontier, hash).frontier;
  return frontierRoot(sha256, frontier);
}

/** What a log keeps to grow by one leaf without reading the others: the perfect subtrees of all its leaves. */
export interface Frontier {
  size: number;
  /** One for each bit of `size`, the largest subtree first. */
  hashes: readonly Uint8Array[];
}

export const emptyFrontier: Frontier = { size: 0, hashes: [] };

export interface Completed extends PerfectNode {
  hash: Uint8Array;
}

/** One more leaf. `completed`: the subtrees that it makes whole, the leaf itself the first. */
export function grown(
  sha256: Sha256,
  { size, hashes }: Frontier,
  leaf: Uint8Array,
): { frontier: Frontier; completed: Completed[] } {
  const rest = [...hashes];
  const completed: Completed[] = [{ height: 0, index: size, hash: leaf }];
  let hash = leaf;
  let index = size;
  while (index % 2 === 1) {
    hash = nodeHash(sha256, rest.pop() ?? leaf, hash);
    index = (index - 1) / 2;
    completed.push({ height: completed.length, index, hash });
  }
  return { frontier: { size: size + 1, hashes: [...rest, hash] }, completed };
}

export function frontierRoot(sha256: Sha256, { hashes }: Frontier): Uint8Array {
  return hashes.length === 0 ? sha256(new Uint8Array()) : foldRight(sha256, hashes);
}

function foldRight(sha256: Sha256, hashes: readonly Uint8Array[]): Uint8Array {
  return hashes.reduceRight((right, left) => nodeHash(sha256, left, right));
}

/** PATH(index, D[size]) of section 2.1.3.1, as the ranges whose hashes it consists of: the leaf's sibling first. */
export function inclusionRanges(index: number, size: number): LeafRange[] {
  const path: LeafRange[] = [];
  let { start, end }: LeafRange = { start: 0, end: size };
  while (end - start > 1) {
    const middle = start + leftPart(end - start);
    if (index < middle) {
      path.push({ start: middle, end });
      end = middle;
    } else {
      path.push({ start, end: middle });
      start = middle;
    }
  }
  return path.reverse();
}

/** PROOF(first, D[second]) of section 2.1.4.1, as the ranges whose hashes it consists of. Needs 0 < first <= second. */
export function consistencyRanges(first: number, second: number): LeafRange[] {
  const path: LeafRange[] = [];
  let { start, end }: LeafRange = { start: 0, end: second };
  while (end !== first) {
    const middle = start + leftPart(end - start);
    if (first <= middle) {
      path.push({ start: middle, end });
      end = middle;
    } else {
      path.push({ start, end: middle });
      start = middle;
    }
  }
  if (start > 0) path.push({ start, end });
  return path.reverse();
}

/** The largest power of two below `size`. */
function leftPart(size: number): number {
  let part = 1;
  while (part * 2 < size) part *= 2;
  return part;
}

export interface Tree {
  size: number;
  root: Uint8Array;
}

/** Section 2.1.3.2: is this leaf hash at this index of the tree? */
export function isIncluded(
  sha256: Sha256,
  tree: Tree,
  leaf: { index: number; hash: Uint8Array },
  proof: readonly Uint8Array[],
): boolean {
  if (!isPlace(leaf.index) || !isPlace(tree.size) || leaf.index >= tree.size) return false;
  let at = leaf.index;
  let last = tree.size - 1;
  let hash = leaf.hash;
  for (const step of proof) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sha256, step, hash);
      [at, last] = pastZeros(at, last);
    } else {
      hash = nodeHash(sha256, hash, step);
    }
    at = Math.floor(at / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 && sameBytes(hash, tree.root);
}

/** Section 2.1.4.2: does the second tree begin with all leaves of the first, in their order? Of an empty first tree nothing can be said. */
export function isConsistent(sha256: Sha256, first: Tree, second: Tree, proof: readonly Uint8Array[]): boolean {
  if (!isPlace(first.size) || !isPlace(second.size) || first.size === 0 || first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && sameBytes(first.root, second.root);
  const isPower = 2 ** Math.round(Math.log2(first.size)) === first.size;
  const [begin, ...steps] = isPower ? [first.root, ...proof] : proof;
  if (begin === undefined || steps.length === 0) return false;
  let at = first.size - 1;
  let last = second.size - 1;
  while (at % 2 === 1) {
    at = Math.floor(at / 2);
    last = Math.floor(last / 2);
  }
  let early = begin;
  let late = begin;
  for (const step of steps) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      early = nodeHash(sha256, step, early);
      late = nodeHash(sha256, step, late);
      [at, last] = pastZeros(at, last);
    } else {
      late = nodeHash(sha256, late, step);
    }
    at = Math.floor(at / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 && sameBytes(early, first.root) && sameBytes(late, second.root);
}

/** Levels at which the right edge has no sibling are passed: both are halved until the first is odd or 0. */
function pastZeros(at: number, last: number): [number, number] {
  let [a, b] = [at, last];
  while (a % 2 === 0 && a !== 0) {
    a /= 2;
    b = Math.floor(b / 2);
  }
  return [a, b];
}

function isPlace(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
