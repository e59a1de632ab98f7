import { createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { originReasons, leafOf, type LedgerEntry } from '../../contract/ledger/entry.ts';
import { frontierRoot, grown, leafHash, type Completed } from '../../contract/ledger/merkle.ts';
import { deleteSalts, insertLeaves, insertNodes, insertSalts, type LeafRow } from '../store/ledger/ledger-entries.ts';
import {
  insertCheckpoint,
  insertLog,
  lockLedger,
  logOfEpoch,
  nextOrigin,
  readFrontier,
  type LedgerLog,
} from '../store/ledger/ledger-logs.ts';
import type { Vault } from '../vault.ts';
import { ledgerKeyOf, sha256, signCheckpoint, type LedgerKey } from './ledger-key.ts';

/** The transaction, the server's key and its time in epoch milliseconds. A `Stage` is one. */
export interface LedgerStage {
  client: pg.PoolClient;
  vault: Pick<Vault, 'bytesFor'>;
  now: number;
}

export interface NewEntry {
  entry: Omit<LedgerEntry, 'commitments' | 'previous' | 'reason'>;
  /** The earlier entry that it is about; one of another log has no index in this one, and is left out. */
  about?: Pick<Appended, 'origin' | 'index'> | undefined;
  /** Values that stay out of the log, by the name of their field: the entry commits to each. */
  committed?: Readonly<Record<string, string>>;
}

/** Where an entry stands. `leafHash`: by which it is found in a proof, as hexadecimal. */
export interface Appended {
  origin: string;
  index: number;
  leafHash: string;
}

const SALT_BYTES = 32;
/** Height of a tile: so many subtrees' heights make one level of tiles. */
const TILE_HEIGHT = 8;

/**
 * Adds entries to the ledger within the caller's transaction, with one signed checkpoint after them: they are told when it is committed, or
 * never. Call it last in the transaction, for whoever comes next waits until that ends.
 */
export async function appendToLedger(stage: LedgerStage, entries: readonly NewEntry[]): Promise<Appended[]> {
  const { log, begins } = await lockedLog(stage);
  const made = entries.map(({ entry, about, committed }): EntryToWrite => {
    const of = about?.origin === log.origin ? { of: about.index } : {};
    return { entry: { ...entry, ...of }, ...(committed === undefined ? {} : { committed }) };
  });
  const written = await write(stage, log, [...begins, ...made]);
  return written.slice(begins.length).map(({ index, hash }) => ({
    origin: log.origin,
    index,
    leafHash: Buffer.from(hash).toString('hex'),
  }));
}

/** Sees to it that the epoch has a log: a phone that asks for the ledger after a restore must not be shown the old one as if nothing was. */
export async function beginLog(stage: LedgerStage): Promise<void> {
  const { log, begins } = await lockedLog(stage);
  if (begins.length > 0) await write(stage, log, begins);
}

/** Nobody can tell any more what the entry's commitments stand for. The log stays valid as it is. */
export function eraseCommitments(client: pg.PoolClient, origin: string, index: number): Promise<void> {
  return deleteSalts(client, origin, index);
}

interface EntryToWrite {
  entry: LedgerEntry;
  committed?: Readonly<Record<string, string>>;
}

/** The log of the epoch, locked; `begins`: its first entries, where it has none yet. */
async function lockedLog({ client, vault, now }: LedgerStage): Promise<{ log: LedgerLog; begins: EntryToWrite[] }> {
  const { epoch, reason } = await lockLedger(client);
  const there = await logOfEpoch(client, epoch);
  if (there !== undefined) return { log: there, begins: [] };
  const origin = await nextOrigin(client);
  const { publicKey } = ledgerKeyOf(vault);
  const { id, followed } = await insertLog(client, { origin, epoch, publicKey, now });
  const known = originReasons.find((each) => each === reason) ?? 'restored';
  const first: LedgerEntry = { kind: 'origin', day: new Date(now).toISOString().slice(0, 10) };
  const begins = followed.map(({ note }) => ({ entry: { ...first, previous: note, reason: known } }));
  return { log: { id, origin, epoch }, begins: begins.length === 0 ? [{ entry: first }] : begins };
}

async function write(
  { client, vault }: LedgerStage,
  log: LedgerLog,
  entries: readonly EntryToWrite[],
): Promise<LeafRow[]> {
  if (entries.length === 0) return [];
  let frontier = await readFrontier(client, log.id);
  const rows: LeafRow[] = [];
  const salts: Parameters<typeof insertSalts>[2][number][] = [];
  const completed: Completed[] = [];
  for (const { entry, committed = {} } of entries) {
    const index = frontier.size;
    const commitments: Record<string, string> = {};
    for (const [field, value] of Object.entries(committed)) {
      const salt = randomBytes(SALT_BYTES);
      commitments[field] = createHmac('sha256', salt).update(value, 'utf8').digest('hex');
      salts.push({ index, field, salt });
    }
    const leaf = leafOf(Object.keys(commitments).length === 0 ? entry : { ...entry, commitments });
    const hash = leafHash(sha256, leaf);
    rows.push({ index, leaf: Buffer.from(leaf).toString('utf8'), hash });
    const next = grown(sha256, frontier, hash);
    frontier = next.frontier;
    completed.push(...next.completed.filter(({ height }) => height > 0 && height % TILE_HEIGHT === 0));
  }
  await insertLeaves(client, log.id, rows);
  await insertSalts(client, log.id, salts);
  await insertNodes(
    client,
    log.id,
    completed.map(({ height, index, hash }) => ({ level: height / TILE_HEIGHT, index, hash })),
  );
  await insertCheckpoint(client, log.id, frontier, noteOf(ledgerKeyOf(vault), log, frontier));
  return rows;
}

function noteOf(key: LedgerKey, { origin }: LedgerLog, frontier: Parameters<typeof frontierRoot>[1]): string {
  return signCheckpoint(key, { origin, size: frontier.size, root: frontierRoot(sha256, frontier) });
}
