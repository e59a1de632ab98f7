import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { forgetOldMarks, readStanding, readTimeline } from '../store/database/process-marks.ts';
import { readLife } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { makeAcknowledged } from './acknowledged.ts';
import { announce } from './announced.ts';
import { lostUnder, questionOf, settleLife, type Known } from './settle-life.ts';
import { readWitness, writeWitness } from './witness.ts';

/** Milliseconds: how long a put-back database or an import can go unnoticed, and how much of it a crash may hide. */
const LOOK_MS = 5_000;
/** After a look that failed: phones should learn of a loss as soon as the database is there again. */
const AGAIN_MS = 1_000;
/** After a lost connection: the others break in the same moment, and one look does for all. */
const SOON_MS = 250;
/** Ids that are remembered until the next look; more are asked for at once. */
const REMEMBERED = 10_000;
/** A mark is raised at least that often, and so is never taken for one that a process left behind. */
const IDLE_MS = 24 * 60 * 60 * 1000;

export interface EpochKeeperOptions {
  pool: pg.Pool;
  witnessFile: string;
  /** The database's files stand beside the witness: a witness that was put back means that they were too. */
  sharesFate: boolean;
  lookMs?: number;
  soonMs?: number;
  say(line: string): void;
  onError(error: unknown): void;
}

/** Knows the epoch of the database and begins a new one when it lost what was acknowledged (R6). */
export interface EpochKeeper {
  epoch(): string;
  /** Something was stored: what the database must not forget has grown. */
  noteStored(): void;
  /**
   * These receipts are told to their senders, under this epoch, which the database named with them; absent: the one that is announced.
   * The database must have them from now on.
   */
  noteAcknowledged(ids: readonly string[], epoch?: string): void;
  /** There is a sign that the database may have changed: a connection was lost. */
  lookSoon(): void;
  /** For the last time, before the pool ends. */
  stop(): Promise<void>;
}

/**
 * What was acknowledged since the last look is remembered by its ids; what was acknowledged before is behind a mark, which this process
 * alone raises, after it found those ids. The beat does for a later start what the mark does for this one: it goes to the
 * database first and then to the witness, so the witness is never ahead of a database that kept everything. Behind it is: a second
 * process raised the beat, or we died in between. Neither is an alarm.
 *
 *   at start, at stop, and after something was stored:   beat + 1, mark + 1  ──▶  witness
 *   at start, every few seconds, after a lost connection:   same database; beat or mark below what was seen, or an id
 *   without its receipt  ──▶  new epoch
 *   at start:   another timeline than the witness saw: a replica took over meanwhile  ──▶  new epoch
 */
export async function keepEpoch(options: EpochKeeperOptions): Promise<EpochKeeper> {
  const { pool, lookMs = LOOK_MS, soonMs = SOON_MS, onError } = options;
  const acknowledged = makeAcknowledged();
  let known = await firstLook(options);
  const announced = announce(known.life.epoch);
  let raisedAt = Date.now();
  let stored = false;
  let failing = false;
  let stopped = false;
  let looking: Promise<void> | undefined;
  let wanted = false;
  let timer: NodeJS.Timeout;

  const look = async (asked: Known) => {
    // The timeline from before what was acknowledged is found there: should another database take over in between, the next start asks once too often.
    const [timeline, found] = await Promise.all([readTimeline(pool), readStanding(pool, questionOf(asked))]);
    if (stored || asked.ids.size > 0 || lostUnder(asked, found).size > 0 || Date.now() - raisedAt > IDLE_MS) {
      stored = false;
      known = await raise(options, asked, { isStart: false, isCopy: false, isReplaced: false, timeline });
      raisedAt = Date.now();
    } else {
      known = { ...asked, life: found.life, mark: found.mark };
    }
  };
  const tryToLook = async () => {
    const ids = acknowledged.take();
    const hasHeard = announced.heard();
    try {
      await look({ ...known, ids });
      // What was heard meanwhile may be younger than what this look saw.
      if (announced.heard() === hasHeard) announced.set(known.life.epoch);
      else announced.hear(known.life.epoch);
      failing = false;
    } catch (error) {
      stored = true;
      acknowledged.putBack(ids);
      // Once for each time that the database is away.
      if (!failing) onError(error);
      failing = true;
    }
  };
  const lookNow = () => {
    wanted = false;
    looking = tryToLook().then(() => {
      looking = undefined;
      if (!stopped) lookIn(wanted ? soonMs : failing ? Math.min(AGAIN_MS, lookMs) : lookMs);
    });
  };
  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(lookNow, ms).unref();
  };
  const lookSoon = () => {
    // The first sign counts: those that follow it must not put the look off.
    if (stopped || wanted) return;
    wanted = true;
    if (looking === undefined) lookIn(soonMs);
  };
  lookIn(lookMs);

  return {
    epoch: announced.epoch,
    noteStored() {
      stored = true;
    },
    noteAcknowledged(ids, epoch = announced.epoch()) {
      acknowledged.note(ids, epoch);
      announced.hear(epoch);
      if (epoch !== known.life.epoch) lookSoon();
      if (acknowledged.size() > REMEMBERED && looking === undefined && !failing && !stopped) lookIn(0);
    },
    lookSoon,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
      stored = true;
      await tryToLook();
    },
  };
}

async function firstLook(options: EpochKeeperOptions): Promise<Known> {
  const { pool, witnessFile, sharesFate, say } = options;
  await forgetOldMarks(pool);
  const witness = readWitness(witnessFile);
  if (witness === 'broken') say(texts.brokenWitness(witnessFile));
  const life = await readLife(pool);
  const isOurs = typeof witness === 'object' && witness.databaseId === life.databaseId;
  // An earlier release wrote no epoch into it.
  const seen = isOurs ? { ...life, beat: witness.beat, epoch: witness.epoch ?? life.epoch } : life;
  const known = { process: randomUUID(), life: seen, mark: 0, ids: new Map<string, string>() };
  const timeline = await readTimeline(pool);
  // A process that ended together with its database left nobody who knows what it acknowledged last.
  const isReplaced =
    isOurs && timeline !== undefined && witness.timeline !== undefined && witness.timeline !== timeline;
  return raise(options, known, { isStart: true, isCopy: isOurs && sharesFate && witness.isCopy, isReplaced, timeline });
}

interface Found {
  isStart: boolean;
  isCopy: boolean;
  isReplaced: boolean;
  /** Of the database, as far as it told. */
  timeline: string | undefined;
}

async function raise(
  options: EpochKeeperOptions,
  known: Known,
  { isStart, isCopy, isReplaced, timeline }: Found,
): Promise<Known> {
  const { pool, witnessFile, sharesFate, say, onError } = options;
  // Under a server that runs, an outside database goes back when its standby takes over.
  const reason = (isStart && !isReplaced) || sharesFate ? 'restored' : 'failover';
  const { life, mark, isNewEpoch } = await settleLife(pool, known, { reason, isCopy, isReplaced });
  if (isNewEpoch) say((isReplaced ? texts.takenOver : texts.putBack)(life.epoch));
  try {
    writeWitness(witnessFile, life, timeline);
  } catch (error) {
    // Without it a later return to an earlier state may go unnoticed; serving goes on.
    onError(error);
  }
  return { ...known, life, mark, ids: new Map() };
}
