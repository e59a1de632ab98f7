import { backOffMs } from './back-off.ts';
import { closedGate, GATE_KEY, openGate, readGate, type StoredGate } from './gate.ts';
import type { OutboxItem } from './item.ts';
import type { ItemOutcome, Verdict } from './judge.ts';
import type { OutboxPorts, OutboxTransaction } from './ports.ts';
import type { Turn } from './turn.ts';

type HostFailure = Extract<Verdict, { kind: 'host-failed' }>;

export const EPOCH_KEY = 'epoch';

/**
 * Writes what an answer means, for all its items and the host, in one transaction. A row deleted meanwhile
 * stays deleted, and a row that another drain settled as sent stays sent.
 */
export function settle(
  ports: OutboxPorts,
  turn: Turn,
  batch: readonly OutboxItem[],
  verdict: Verdict,
  epoch: string | undefined,
): Promise<void> {
  return ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    const rows = (await transaction.items(batch.map(({ id }) => id))).filter((row) => row !== undefined);
    const gate = await readGate(transaction);
    if (verdict.kind === 'answered') {
      await transaction.putItems(rows.flatMap((row) => settled(row, verdict.outcomes.get(row.id), now, ports)));
      if (gate.until !== 0) await transaction.putMeta(GATE_KEY, openGate);
    } else {
      await settleFailure(ports, transaction, { turn, rows, gate, failure: verdict, now, batchItems: batch.length });
    }
    if (epoch !== undefined && (await transaction.meta(EPOCH_KEY)) !== epoch)
      await transaction.putMeta(EPOCH_KEY, epoch);
  });
}

function settled(row: OutboxItem, outcome: ItemOutcome | undefined, now: number, ports: OutboxPorts): OutboxItem[] {
  if (!outcome || row.state === 'sent') return [];
  const { reason: _reason, heldUntil: _held, suspectOf: _suspect, strikes = 0, ...kept } = row;
  if (outcome.kind === 'delivered') return [{ ...kept, state: 'sent', receipt: outcome.receipt, sentAt: now }];
  if (row.state !== 'sending') return [];
  const tried = { ...kept, attempts: row.attempts + 1, rank: now, reason: outcome.reason };
  if (outcome.kind === 'parked') return [{ ...tried, state: 'needs-you' }];
  const waitMs = Math.max(outcome.retryAfterMs ?? 0, backOffMs(strikes, ports.random, outcome.firstStepMs));
  const waiting: OutboxItem = { ...tried, state: 'queued', nextAt: now + waitMs, strikes: strikes + 1 };
  return [outcome.retryAfterMs === undefined ? waiting : { ...waiting, heldUntil: now + outcome.retryAfterMs }];
}

interface Failed {
  turn: Turn;
  rows: readonly OutboxItem[];
  gate: StoredGate;
  failure: HostFailure;
  now: number;
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
  const isSuspicious = !hostAsked && (batchItems > 1 || gate.failures === 0);
  await transaction.putItems(
    rows.filter(isSending).map((row) => {
      const tried = requeued(row, failure, now);
      const suspect = isSuspicious ? { ...tried, suspectOf: Math.min(row.suspectOf ?? batchItems, batchItems) } : tried;
      return isSpoilt ? backedOff(suspect, now, ports) : suspect;
    }),
  );
  if (isSpoilt || (batchItems > 1 && !hostAsked)) return;
  // The second probe of a turn is the same outage: the gate closes anew, a step no longer, as known since the first.
  const isSecondProbe = turn.failuresInARow > 1 && gate.failures > 0;
  const before = isSecondProbe ? { ...gate, failures: gate.failures - 1 } : gate;
  const triedAt = isSecondProbe ? gate.triedAt : (rows[0]?.lastTryAt ?? now);
  const { reason, retryAfterMs } = failure;
  await transaction.putMeta(GATE_KEY, closedGate(before, { reason, retryAfterMs, triedAt, now }, ports.random));
}

function isSending(row: OutboxItem): boolean {
  return row.state === 'sending';
}

function requeued(row: OutboxItem, failure: HostFailure, now: number): OutboxItem {
  return { ...row, state: 'queued', attempts: row.attempts + 1, rank: now, reason: failure.reason };
}

function backedOff(row: OutboxItem, now: number, ports: OutboxPorts): OutboxItem {
  const strikes = row.strikes ?? 0;
  return { ...row, strikes: strikes + 1, nextAt: now + backOffMs(strikes, ports.random) };
}
