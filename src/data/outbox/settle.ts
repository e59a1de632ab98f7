import { backOffMs, hasCome } from './back-off.ts';
import { closedGate, GATE_KEY, openGate, readGate, type StoredGate } from './gate.ts';
import { emptyHand, IN_HAND_KEY } from './in-hand.ts';
import type { OutboxItem } from './item.ts';
import type { ItemOutcome, Verdict } from './judge.ts';
import type { OutboxPorts, OutboxTransaction } from './ports.ts';
import type { Turn } from './turn.ts';

type HostFailure = Extract<Verdict, { kind: 'host-failed' }>;

export const EPOCH_KEY = 'epoch';

/** One request and what came of it. */
interface Try {
  batch: readonly OutboxItem[];
  verdict: Verdict;
  epoch: string | undefined;
  /** When it began, device time. */
  triedAt: number;
}

/**
 * Writes what an answer means, for all its items and the host, in one transaction. A row deleted meanwhile
 * stays deleted, and a row that another drain settled stays settled, save that a receipt always counts.
 */
export function settle(ports: OutboxPorts, turn: Turn, done: Try): Promise<void> {
  const { batch, verdict, epoch, triedAt } = done;
  return ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    const rows = (await transaction.items(batch.map(({ id }) => id))).filter((row) => row !== undefined);
    const tried = rows.map((row) => ({ ...row, lastTryAt: triedAt }));
    const gate = await readGate(transaction);
    if (verdict.kind === 'answered') {
      await transaction.putItems(tried.flatMap((row) => settled(row, verdict.outcomes.get(row.id), now, ports)));
      if (gate.until !== 0) await transaction.putMeta(GATE_KEY, openGate);
    } else {
      const failed = { turn, rows: tried, gate, failure: verdict, now, triedAt, batchItems: batch.length };
      await settleFailure(ports, transaction, failed);
    }
    await transaction.putMeta(IN_HAND_KEY, emptyHand);
    if (epoch !== undefined && (await transaction.meta(EPOCH_KEY)) !== epoch) {
      await transaction.putMeta(EPOCH_KEY, epoch);
    }
  });
}

function settled(row: OutboxItem, outcome: ItemOutcome | undefined, now: number, ports: OutboxPorts): OutboxItem[] {
  if (!outcome || row.state === 'sent') return [];
  const { reason: _reason, heldUntil: _held, suspectOf: _suspect, strikes = 0, ...kept } = row;
  if (outcome.kind === 'delivered') return [{ ...kept, state: 'sent', receipt: outcome.receipt, sentAt: now }];
  if (row.state !== 'queued') return [];
  const tried: OutboxItem = { ...kept, attempts: row.attempts + 1, rank: now, reason: outcome.reason };
  if (outcome.kind === 'parked') return [{ ...tried, state: 'needs-you' }];
  const waitMs = Math.max(outcome.retryAfterMs ?? 0, backOffMs(strikes, ports.random, outcome.firstStepMs));
  const waiting: OutboxItem = { ...tried, nextAt: now + waitMs, strikes: strikes + 1 };
  return [outcome.retryAfterMs === undefined ? waiting : { ...waiting, heldUntil: now + outcome.retryAfterMs }];
}

interface Failed {
  turn: Turn;
  rows: readonly OutboxItem[];
  gate: StoredGate;
  failure: HostFailure;
  now: number;
  triedAt: number;
  batchItems: number;
}

/**
 * A request that failed as a whole. Is it the host, or one item that spoils every batch it is in?
 *  - the server asked to wait: the gate closes for that long;
 *  - several items, so the host had just answered: all become suspects, and the next single item tells;
 *  - one item, while the host answers or though it failed alone before: its own back-off, the gate stays open;
 *  - one item else, or a second one in a row: the gate closes, until an item gets through.
 */
async function settleFailure(ports: OutboxPorts, transaction: OutboxTransaction, failed: Failed): Promise<void> {
  const { turn, rows, gate, failure, now, batchItems } = failed;
  const hostAsked = failure.retryAfterMs !== undefined;
  const hostWasFine = gate.failures === 0 && turn.failuresInARow < 2;
  const isSpoilt = !hostAsked && batchItems === 1 && hostWasFine && (turn.hasHostAnswered || rows[0]?.suspectOf === 1);
  const isSuspicious = !hostAsked && (batchItems > 1 || turn.hasHostAnswered);
  await transaction.putItems(
    rows.filter(isQueued).map((row) => {
      const tried = requeued(row, failure, now);
      const suspect = isSuspicious ? { ...tried, suspectOf: Math.min(row.suspectOf ?? batchItems, batchItems) } : tried;
      return isSpoilt ? backedOff(suspect, now, ports) : suspect;
    }),
  );
  if (isSpoilt || (batchItems > 1 && !hostAsked)) return;
  // The second probe of a turn is the same outage: the gate closes anew, a step no longer, as known since the first.
  const isSecondProbe = turn.failuresInARow > 1 && gate.failures > 0;
  const triedAt = isSecondProbe ? gate.triedAt : failed.triedAt;
  // So is a try that a trigger made early: opening the app ten times without network must not make it wait for minutes.
  const isEarly = gate.failures > 0 && !hasCome(gate.until, triedAt);
  const before = isSecondProbe || isEarly ? { ...gate, failures: gate.failures - 1 } : gate;
  const { reason, retryAfterMs } = failure;
  await transaction.putMeta(GATE_KEY, closedGate(before, { reason, retryAfterMs, triedAt, now }, ports.random));
}

function isQueued(row: OutboxItem): boolean {
  return row.state === 'queued';
}

function requeued(row: OutboxItem, failure: HostFailure, now: number): OutboxItem {
  return { ...row, attempts: row.attempts + 1, rank: now, reason: failure.reason };
}

function backedOff(row: OutboxItem, now: number, ports: OutboxPorts): OutboxItem {
  const strikes = row.strikes ?? 0;
  return { ...row, strikes: strikes + 1, nextAt: now + backOffMs(strikes, ports.random) };
}
