import { backOffMs, hasCome } from '../answer/back-off.ts';
import { closedGate, GATE_KEY, openGate, readGate, type StoredGate } from '../answer/gate.ts';
import { nextRank } from './rank.ts';
import { noteEpochIn } from '../answer/epoch.ts';
import { emptyHand, IN_HAND_KEY } from './in-hand.ts';
import { type OutboxItem, SEALED } from '../item.ts';
import { proofOf } from '../answer/judge.ts';
import { inMirror, noteRemoved } from '../keep/mirror.ts';
import type { OutboxPorts, OutboxTransaction } from '../ports.ts';
import { noteRefusedToken } from '../accounts/session.ts';
import { NEWER_STRIKES, noteNewer, releaseIn } from '../answer/newer.ts';
import type { Try } from './try.ts';
import type { Turn } from './turn.ts';
import type { HostFailure, ItemOutcome } from '../answer/verdict.ts';

/**
 * Writes what an answer means, for all its items and the host, in one transaction. A row deleted meanwhile
 * stays deleted, and a row that another drain settled stays settled, save that a receipt always counts.
 */
export async function settle(ports: OutboxPorts, turn: Turn, done: Try): Promise<void> {
  const { batch, verdict, epoch, contract, triedAt } = done;
  const dropped = await ports.store.write(async (transaction) => {
    let over: string[] = [];
    const now = ports.clock.now();
    const rank = await nextRank(transaction, now);
    const rows = (await transaction.items(batch.map(({ id }) => id))).filter((row) => row !== undefined);
    const tried = rows.filter(({ state }) => state !== SEALED).map((row) => ({ ...row, lastTryAt: triedAt }));
    const gate = await readGate(transaction);
    if (verdict.kind === 'answered') {
      await releaseIn(transaction, now, contract);
      await noteNewer(transaction, verdict.outcomes, contract);
      await transaction.putItems(
        tried.flatMap((row) => settled(row, verdict.outcomes.get(row.id), { now, rank }, ports)),
      );
      over = await dropSealed(transaction, rows, verdict.outcomes, now);
      if (verdict.refusedToken) await noteRefusedToken(transaction, done.token, verdict.refusedToken);
      const next = gateAfterAnswer(verdict.pauseMs, triedAt, now, ports);
      if (next !== openGate || gate.until !== 0) await transaction.putMeta(GATE_KEY, next);
    } else {
      const failed = { rank, turn, rows: tried, gate, failure: verdict, now, triedAt, batchItems: batch.length };
      await settleFailure(ports, transaction, failed);
    }
    await transaction.putMeta(IN_HAND_KEY, emptyHand);
    await noteEpochIn(transaction, epoch);
    return over;
  });
  // At once: who sealed the row finds it no more, and its second copy may still be readable.
  if (dropped.length > 0) await inMirror(ports, (mirror) => mirror.remove(dropped));
}

/** Sealed while it was on its way: now that it has arrived, its account reads it on the server. Answers the ids that are gone. */
async function dropSealed(
  transaction: OutboxTransaction,
  rows: readonly OutboxItem[],
  outcomes: ReadonlyMap<string, ItemOutcome>,
  now: number,
): Promise<string[]> {
  const arrived = rows.filter(({ id, state }) => state === SEALED && outcomes.get(id)?.kind === 'delivered');
  const ids = arrived.map(({ id }) => id);
  for (const id of ids) await transaction.deleteItem(id);
  await noteRemoved(transaction, ids, now);
  return ids;
}

/** A host that answers has an open gate, unless it asked for a pause in the same breath. */
function gateAfterAnswer(pauseMs: number | undefined, triedAt: number, now: number, ports: OutboxPorts): StoredGate {
  if (pauseMs === undefined) return openGate;
  return closedGate(openGate, { reason: { code: 'server-busy' }, retryAfterMs: pauseMs, triedAt, now }, ports.random);
}

function settled(
  row: OutboxItem,
  outcome: ItemOutcome | undefined,
  { now, rank }: { now: number; rank: number },
  ports: OutboxPorts,
): OutboxItem[] {
  if (!outcome || row.state === 'sent') return [];
  const {
    reason: _reason,
    heldUntil: _held,
    awaitsUpdate: _awaits,
    suspectOf: _suspect,
    strikes: struck = 0,
    ...kept
  } = row;
  if (outcome.kind === 'delivered') {
    return [{ ...kept, ...proofOf(outcome), state: 'sent', sentAt: now }];
  }
  if (row.state !== 'queued') return [];
  const tried: OutboxItem = { ...kept, attempts: row.attempts + 1, rank, reason: outcome.reason };
  if (outcome.kind === 'parked') {
    const { correctedBy, ...parked } = tried;
    return [correctedBy === undefined ? { ...parked, state: 'needs-you' } : replaced(parked, correctedBy)];
  }
  const isNewer = outcome.reason.code === 'newer';
  const strikes = isNewer ? NEWER_STRIKES : struck;
  const waitMs = Math.max(outcome.retryAfterMs ?? 0, backOffMs(strikes, ports.random, outcome.firstStepMs));
  const waiting: OutboxItem = { ...tried, nextAt: now + waitMs, strikes: strikes + 1 };
  if (isNewer) waiting.awaitsUpdate = true;
  return [outcome.retryAfterMs === undefined ? waiting : { ...waiting, heldUntil: now + outcome.retryAfterMs }];
}

function replaced(row: OutboxItem, replacedBy: string): OutboxItem {
  return { ...row, state: 'replaced', replacedBy };
}

interface Failed {
  rank: number;
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
      const tried = requeued(row, failure, failed.rank);
      const suspect = isSuspicious ? { ...tried, suspectOf: Math.min(row.suspectOf ?? batchItems, batchItems) } : tried;
      return isSpoilt ? backedOff(suspect, turn, now, ports) : suspect;
    }),
  );
  if (isSpoilt || (batchItems > 1 && !hostAsked)) return;
  // The second probe of a turn is the same outage: the gate closes anew, a step no longer, as known since the first.
  const isSecondProbe = turn.failuresInARow > 1 && gate.failures > 0;
  const triedAt = isSecondProbe ? gate.triedAt : failed.triedAt;
  // So is a first try that was made before the gate's time.
  const isEarly = gate.failures > 0 && !hasCome(gate.until, triedAt);
  const counted = isSecondProbe || isEarly ? gate.failures - 1 : gate.failures;
  // After a sign that the server answers waits begin anew: the network may need a moment more.
  const before = { ...gate, failures: turn.wake.isForced ? 0 : counted };
  const { reason, retryAfterMs } = failure;
  const isPartial = turn.wake.isForced && !turn.wake.isForAll;
  await transaction.putMeta(
    GATE_KEY,
    closedGate(before, { reason, retryAfterMs, triedAt, now, isPartial }, ports.random),
  );
}

function isQueued(row: OutboxItem): boolean {
  return row.state === 'queued';
}

function requeued(row: OutboxItem, failure: HostFailure, rank: number): OutboxItem {
  return { ...row, attempts: row.attempts + 1, rank, reason: failure.reason };
}

function backedOff(row: OutboxItem, { wake, hasHostAnswered }: Turn, now: number, ports: OutboxPorts): OutboxItem {
  const strikes = wake.isForced && !hasHostAnswered ? 0 : (row.strikes ?? 0);
  return { ...row, strikes: strikes + 1, nextAt: now + backOffMs(strikes, ports.random) };
}
