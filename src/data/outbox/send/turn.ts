import type { OutboxItem } from '../item.ts';
import type { Try } from './try.ts';
import type { Verdict } from '../answer/verdict.ts';
import { afterFailure, afterSuccess, firstWindow, type Window } from './window.ts';
import type { Wake } from '../wake/wake.ts';

/** Two different items must fail before the host counts as down: one alone may be spoilt itself. */
const FAILURES_OF_A_DEAD_HOST = 2;

/** Ids tried since the wake, over all turns of one drain. */
export interface Tried {
  /** With an outcome of their own. */
  told: Set<string>;
  /** In a batch that failed as a whole, which says nothing of its single items: each is owed a try in a smaller one. */
  owed: Set<string>;
}

/**
 * Answers that a full phone had no room to note: their items still stand as unsent. A page or worker remembers them as long as
 * it lives, so that what has arrived is not sent again at every try. If it dies, the server knows them by their ids.
 */
export interface Unnoted {
  tries: (Try & { verdict: { kind: 'answered' } })[];
  /** Drains in a row that found the phone full and nothing got through. */
  drains: number;
}

export function noneUnnoted(): Unnoted {
  return { tries: [], drains: 0 };
}

/** What a drain has learned over all its turns, for when the queue is done. */
export interface Learned {
  tried: Tried;
  /** Items delivered. */
  sentIds: string[];
  /** The server's own time, epoch milliseconds, as it said last. */
  serverNow: number | undefined;
  /** The phone had no room for something. */
  isFull: boolean;
  /** Of this drain and those before it in this page or worker. */
  unnoted: Unnoted;
}

export function newLearned(unnoted: Unnoted): Learned {
  return { tried: { told: new Set(), owed: new Set() }, sentIds: [], serverNow: undefined, isFull: false, unnoted };
}

/** What one holder of the lock knows while it works. */
export interface Turn {
  wake: Wake;
  startedAt: number;
  window: Window;
  tried: Tried;
  learned: Learned;
  /** Our server answered during this turn. */
  hasHostAnswered: boolean;
  /** Ids that this turn leaves alone: they failed as the only item of a request, or a full phone could not note what came of them. */
  setAside: Set<string>;
  /** Single items that failed since the host last answered. */
  failuresInARow: number;
  isOver: boolean;
}

export function newTurn(wake: Wake, now: number, learned: Learned): Turn {
  return {
    wake,
    startedAt: now,
    window: firstWindow,
    tried: learned.tried,
    learned,
    hasHostAnswered: false,
    setAside: new Set(),
    failuresInARow: 0,
    isOver: false,
  };
}

/** What the turn learns from one answer; the rows themselves are settled in the database. */
export function noteVerdict(turn: Turn, batch: readonly OutboxItem[], verdict: Verdict, tookMs: number): void {
  // Nobody knows what kind of host it is: nothing was tried, and nothing can be.
  if (batch.length === 0) {
    turn.isOver = true;
    return;
  }
  const isTold = verdict.kind === 'answered' || batch.length === 1;
  for (const { id } of batch) (isTold ? turn.tried.told : turn.tried.owed).add(id);
  if (verdict.kind === 'answered') {
    turn.hasHostAnswered = true;
    turn.failuresInARow = 0;
    for (const [id, { kind }] of verdict.outcomes) if (kind === 'delivered') turn.learned.sentIds.push(id);
    // A refused token is quickly told, whatever the size.
    if (!verdict.refusedToken) turn.window = afterSuccess(turn.window, batch.length, tookMs);
    if (verdict.mostAtOnce !== undefined) turn.window.size = Math.min(turn.window.size, verdict.mostAtOnce);
    if (verdict.pauseMs !== undefined) turn.isOver = true;
    return;
  }
  turn.window = afterFailure(turn.window, batch.length);
  if (verdict.retryAfterMs !== undefined) turn.isOver = true;
  else if (batch.length === 1) noteLoneFailure(turn, batch);
}

function noteLoneFailure(turn: Turn, batch: readonly OutboxItem[]): void {
  for (const { id } of batch) turn.setAside.add(id);
  turn.failuresInARow += 1;
  if (turn.failuresInARow >= FAILURES_OF_A_DEAD_HOST) turn.isOver = true;
}
