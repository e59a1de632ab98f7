import { sameBytes, utf8 } from './bytes.ts';
import type { Checkpoint } from './checkpoint.ts';
import { readLedgerEntry, type ReadLedgerEntry } from './entry.ts';
import { leafHash, rootOf, type Sha256, type Tree } from './merkle.ts';

/**
 * What is wrong with a whole log: `truncated` and `extended` by its number of entries, `reordered` and `tampered` by what the tiles say of
 * each entry, `other-root` where only the whole can be compared; `entry` for one that is no entry, or whose amounts cannot be.
 */
export type LogFault =
  | { kind: 'truncated' | 'extended'; entries: number; size: number }
  | { kind: 'reordered' | 'tampered'; index: number }
  | { kind: 'other-root' }
  | { kind: 'entry'; index: number; about: 'form' | 'of' | 'sum' };

/** `hashes`: those of the level-0 tiles, where there are any. */
export function checkLeaves(
  sha256: Sha256,
  checkpoint: Checkpoint,
  leaves: readonly string[],
  hashes?: readonly Uint8Array[],
): LogFault[] {
  const { size } = checkpoint;
  if (leaves.length < size) return [{ kind: 'truncated', entries: leaves.length, size }];
  if (leaves.length > size) return [{ kind: 'extended', entries: leaves.length, size }];
  const own = leaves.map((leaf) => leafHash(sha256, utf8(leaf)));
  if (hashes !== undefined) {
    const faults = differing(own, hashes);
    if (faults.length > 0) return faults;
  }
  if (!sameBytes(rootOf(sha256, own), checkpoint.root)) return [{ kind: 'other-root' }];
  return checkEntries(leaves);
}

/** Does the log begin with what another checkpoint of its origin was made of? Undefined: it is shorter than that. */
export function beginsWith(sha256: Sha256, leaves: readonly string[], { size, root }: Tree): boolean | undefined {
  if (leaves.length < size) return undefined;
  return sameBytes(
    rootOf(
      sha256,
      leaves.slice(0, size).map((leaf) => leafHash(sha256, utf8(leaf))),
    ),
    root,
  );
}

function differing(own: readonly Uint8Array[], told: readonly Uint8Array[]): LogFault[] {
  return own.flatMap((hash, index): LogFault[] => {
    const there = told[index];
    if (there !== undefined && sameBytes(hash, there)) return [];
    const isElsewhere = told.some((other) => sameBytes(other, hash));
    return [{ kind: isElsewhere ? 'reordered' : 'tampered', index }];
  });
}

/** Kinds of which no more can be taken from an entry than it has. */
const taking = new Set(['fee', 'refund', 'deallocated']);

function checkEntries(leaves: readonly string[]): LogFault[] {
  const entries = leaves.map(readLedgerEntry);
  const taken = new Map<string, number>();
  return entries.flatMap((entry, index): LogFault[] => {
    if (entry === undefined) return [{ kind: 'entry', index, about: 'form' }];
    if (entry.of === undefined) return [];
    if (entry.of >= index) return [{ kind: 'entry', index, about: 'of' }];
    return exceeds(entry, entries[entry.of], taken) ? [{ kind: 'entry', index, about: 'sum' }] : [];
  });
}

function exceeds(entry: ReadLedgerEntry, about: ReadLedgerEntry | undefined, taken: Map<string, number>): boolean {
  if (!taking.has(entry.kind) || about?.amount === undefined) return false;
  const key = `${entry.kind} ${entry.of}`;
  const sum = (taken.get(key) ?? 0) + (entry.amount ?? 0);
  taken.set(key, sum);
  return sum > about.amount;
}
