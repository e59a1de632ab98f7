import type pg from 'pg';
import type { OriginReason } from '../../contract/ledger/entry.ts';
import { raiseBeat, readLife, type Life } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { readWitness, writeWitness } from './witness.ts';

/** Milliseconds: how long a put-back database or an import can go unnoticed, and how much of it a crash may hide. */
const LOOK_MS = 5_000;

export interface EpochKeeperOptions {
  pool: pg.Pool;
  witnessFile: string;
  /** The database's files stand beside the witness: a witness that was put back means that they were too. */
  sharesFate: boolean;
  lookMs?: number;
  say(line: string): void;
  onError(error: unknown): void;
}

/** Knows the epoch of the database and begins a new one when it was put back to an earlier state (R6). */
export interface EpochKeeper {
  epoch(): string;
  /** Something was stored: what the database must not forget has grown. */
  noteStored(): void;
  /** For the last time, before the pool ends. */
  stop(): Promise<void>;
}

/**
 * The beat goes to the database first and then to the witness, so the witness is never ahead of a database that
 * kept everything. Behind it is: a second process raised the beat, or we died in between. Neither is an alarm.
 *
 *   at start, at stop, and soon after something was stored:   database beat + 1  ──▶  witness
 *   at start and every few seconds:   same database, beat below what was seen  ──▶  new epoch
 */
export async function keepEpoch(options: EpochKeeperOptions): Promise<EpochKeeper> {
  const { pool, lookMs = LOOK_MS, onError } = options;
  let seen = await firstLook(options);
  let stored = false;
  let failing = false;
  let looking: Promise<void> = Promise.resolve();

  const look = async () => {
    const life = await readLife(pool);
    if (stored || wasPutBack(life, seen)) {
      stored = false;
      // Under a server that runs, an outside database goes back when its standby takes over.
      seen = await raise(options, seen, { reason: options.sharesFate ? 'restored' : 'failover' });
    } else {
      seen = life;
    }
  };
  const tryToLook = async () => {
    try {
      await look();
      failing = false;
    } catch (error) {
      stored = true;
      // Once for each time that the database is away.
      if (!failing) onError(error);
      failing = true;
    }
  };
  let timer: NodeJS.Timeout;
  const lookLater = () => {
    timer = setTimeout(() => {
      looking = tryToLook().then(lookLater);
    }, lookMs).unref();
  };
  lookLater();

  return {
    epoch: () => seen.epoch,
    noteStored() {
      stored = true;
    },
    async stop() {
      await looking;
      clearTimeout(timer);
      stored = true;
      await tryToLook();
    },
  };
}

async function firstLook(options: EpochKeeperOptions): Promise<Life> {
  const { pool, witnessFile, sharesFate, say } = options;
  const witness = readWitness(witnessFile);
  if (witness === 'broken') say(texts.brokenWitness(witnessFile));
  const life = await readLife(pool);
  const isOurs = typeof witness === 'object' && witness.databaseId === life.databaseId;
  const seen = isOurs ? { ...life, beat: witness.beat } : life;
  return raise(options, seen, { reason: 'restored', isCopy: isOurs && sharesFate && witness.isCopy });
}

async function raise(
  options: EpochKeeperOptions,
  seen: Life,
  { reason, isCopy = false }: { reason: OriginReason; isCopy?: boolean },
): Promise<Life> {
  const { pool, witnessFile, say, onError } = options;
  const { life, isNewEpoch } = await raiseBeat(pool, seen.beat, (now) => isCopy || wasPutBack(now, seen), reason);
  if (isNewEpoch) say(texts.putBack(life.epoch));
  try {
    writeWitness(witnessFile, life);
  } catch (error) {
    // Without it a later return to an earlier state may go unnoticed; serving goes on.
    onError(error);
  }
  return life;
}

/** Another database in the same place is no matter of beats: it has its own epoch. */
function wasPutBack(life: Life, seen: Life): boolean {
  return life.databaseId === seen.databaseId && life.beat < seen.beat;
}
