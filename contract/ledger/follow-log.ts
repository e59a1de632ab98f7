import { sameBytes, textOf } from './bytes.ts';
import { parseCheckpoint, type Checkpoint } from './checkpoint.ts';
import { readLedgerEntry } from './entry.ts';
import {
  consistencyRanges,
  isConsistent,
  isIncluded,
  inclusionRanges,
  leafHash,
  rangeHash,
  type LeafRange,
  type Sha256,
} from './merkle.ts';
import { openNote, parseNote, type VerifyEd25519 } from './signed-note.ts';
import { hashFromTiles, tilePath, tilesOf, unpackEntries, widthIn } from './tiles.ts';

/*
 * What whoever has seen a checkpoint demands of the next one: that the log still has all that it had. Nothing that the log's server says is
 * believed; every answer is one of hashes and of the signature.
 */

export interface LogReader {
  sha256: Sha256;
  verify: VerifyEd25519;
  /** The log's key. It signs under the name of each origin in turn. */
  publicKey: Uint8Array;
  /** Bytes of a tile or bundle of the log of this origin; undefined where the server says that there is none. Rejects without an answer. */
  read(origin: string, path: string): Promise<Uint8Array | undefined>;
}

/** A checkpoint and the signed note that it came in. */
export interface SeenCheckpoint extends Checkpoint {
  note: string;
}

/**
 * How the log's new checkpoint goes with the one that was kept:
 *
 * - `first`: none was kept
 * - `same`, `grown`: all that was there is there
 * - `older`: an earlier checkpoint of the same log, told again; nothing is missing
 * - `new-origin`: another log, whose first entries name the old one. `holdsOurs`: the old log, as the new one names it, has all that the kept
 *   checkpoint had; else entries were lost
 * - `broken`: `unsigned` by the key that we know · `shorter` than what was there · `changed`: another history · `unproven`: a proof is withheld ·
 *   `unnamed`: another log that says nothing of ours
 */
export type LogStanding =
  | { kind: 'first' | 'same' | 'grown' | 'older'; offered: SeenCheckpoint }
  | {
      kind: 'new-origin';
      kept: SeenCheckpoint;
      offered: SeenCheckpoint;
      reason: string | undefined;
      holdsOurs: boolean;
    }
  | { kind: 'broken'; why: BrokenLog; kept: string | undefined; offered: string };
export type BrokenLog = 'unsigned' | 'shorter' | 'changed' | 'unproven' | 'unnamed';

/** Logs between the one that was kept and the one of now. */
const MOST_ORIGINS = 50;

/** Rejects only where the server could not be asked. */
export async function followLog(reader: LogReader, keptNote: string | undefined, note: string): Promise<LogStanding> {
  const offered = await openCheckpoint(reader, note);
  const broken = (why: BrokenLog) => ({ kind: 'broken' as const, why, kept: keptNote, offered: note });
  if (offered === undefined) return broken('unsigned');
  // It was verified when it was kept, maybe with an earlier key.
  const kept = keptNote === undefined ? undefined : seen(keptNote);
  if (kept === undefined) return { kind: 'first', offered };
  if (kept.origin !== offered.origin) return followOrigins(reader, kept, offered, broken);
  const verdict = await compared(reader, kept, offered);
  return verdict === 'same' || verdict === 'grown' || verdict === 'older'
    ? { kind: verdict, offered }
    : broken(verdict);
}

/** The checkpoint of a signed note, where the log's key has signed it under the name of its origin. */
export async function openCheckpoint(
  reader: Omit<LogReader, 'read'>,
  note: string,
): Promise<SeenCheckpoint | undefined> {
  const checkpoint = seen(note);
  if (checkpoint === undefined) return undefined;
  const text = await openNote(reader, { name: checkpoint.origin, publicKey: reader.publicKey }, note);
  return text === undefined ? undefined : checkpoint;
}

function seen(note: string): SeenCheckpoint | undefined {
  const checkpoint = parseCheckpoint(parseNote(note)?.text ?? '');
  return checkpoint && { ...checkpoint, note };
}

type Compared = 'same' | 'grown' | 'older' | 'shorter' | 'changed' | 'unproven';

/** Two checkpoints of one origin. */
async function compared(reader: LogReader, kept: Checkpoint, offered: Checkpoint): Promise<Compared> {
  if (kept.size === offered.size) return sameBytes(kept.root, offered.root) ? 'same' : 'changed';
  if (offered.size < kept.size) return (await proves(reader, offered, kept)) === true ? 'older' : 'shorter';
  const isProved = await proves(reader, kept, offered);
  if (isProved === undefined) return 'unproven';
  return isProved ? 'grown' : 'changed';
}

/** Undefined where the tiles for it are not to be had. */
async function proves(reader: LogReader, first: Checkpoint, second: Checkpoint): Promise<boolean | undefined> {
  if (first.size === 0) return true;
  const ranges = consistencyRanges(first.size, second.size);
  const proof = await hashesOf(reader, second, ranges);
  return proof && isConsistent(reader.sha256, first, second, proof);
}

async function hashesOf(
  { sha256, read }: LogReader,
  { origin, size }: Checkpoint,
  ranges: readonly LeafRange[],
): Promise<Uint8Array[] | undefined> {
  const paths = tilesOf(size, ranges).map(tilePath);
  const bytes = await Promise.all(paths.map((path) => read(origin, path)));
  const tiles = new Map(paths.map((path, at) => [path, bytes[at]]));
  try {
    const hashOf = hashFromTiles(sha256, size, (path) => tiles.get(path));
    return ranges.map((range) => rangeHash(sha256, range, hashOf));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A leaf of the log and that it is in it; undefined where that is not shown. */
export async function readLeaf(reader: LogReader, log: Checkpoint, index: number): Promise<string | undefined> {
  if (index < 0 || index >= log.size) return undefined;
  const place = { level: 'entries' as const, index: Math.floor(index / 256) };
  const [bundle, proof] = await Promise.all([
    reader.read(log.origin, tilePath({ ...place, width: widthIn(log.size, place) })),
    hashesOf(reader, log, inclusionRanges(index, log.size)),
  ]);
  const leaf = bundle && unpackEntries(bundle)?.[index % 256];
  if (leaf === undefined || proof === undefined) return undefined;
  const isThere = isIncluded(reader.sha256, log, { index, hash: leafHash(reader.sha256, leaf) }, proof);
  return isThere ? textOf(leaf) : undefined;
}

/** From the log of now back to the one that was kept, by what the first entries of each name. */
async function followOrigins(
  reader: LogReader,
  kept: SeenCheckpoint,
  offered: SeenCheckpoint,
  broken: (why: BrokenLog) => LogStanding,
): Promise<LogStanding> {
  let log: Checkpoint | undefined = offered;
  for (let step = 0; step < MOST_ORIGINS && log !== undefined; step += 1) {
    const named: NamedLog[] = await namedBy(reader, log);
    const ours = named.find(({ checkpoint }) => checkpoint.origin === kept.origin);
    if (ours !== undefined) {
      const verdict = await compared(reader, kept, ours.checkpoint);
      if (verdict === 'changed') return broken('changed');
      const holdsOurs = verdict === 'same' || verdict === 'grown';
      return { kind: 'new-origin', kept, offered, reason: ours.reason, holdsOurs };
    }
    log = named[0]?.checkpoint;
  }
  return broken('unnamed');
}

interface NamedLog {
  checkpoint: Checkpoint;
  reason: string | undefined;
}

/** The logs that a log's first entries name. */
async function namedBy(reader: LogReader, log: Checkpoint): Promise<NamedLog[]> {
  const named: NamedLog[] = [];
  for (let index = 0; index < Math.min(log.size, MOST_ORIGINS); index += 1) {
    const entry = readLedgerEntry((await readLeaf(reader, log, index)) ?? '');
    if (entry?.kind !== 'origin' || entry.previous === undefined) break;
    const checkpoint = seen(entry.previous);
    if (checkpoint !== undefined) named.push({ checkpoint, reason: entry.reason });
  }
  return named;
}
