import { hasCome } from './back-off.ts';
import { isOpen, readGate, type StoredGate } from './gate.ts';
import { IN_HAND_KEY, type InHand } from './in-hand.ts';
import type { OutboxItem } from './item.ts';
import { planBatch } from './plan-batch.ts';
import type { OutboxPorts, OutboxReader } from './ports.ts';
import type { Turn } from './turn.ts';
import { wasTriedSince } from './wake.ts';

/** Rows read at first while looking for due ones; each further look reads twice as many. */
const PAGE = 32;
/** An item that failed by itself this often, while others got through, waits for its own time. */
const STRIKES_OF_ITS_OWN = 3;

/**
 * In one transaction: reads gate and rows, chooses a batch and notes it as in hand, so that screens show it
 * and a deletion knows. Empty where nothing is due, or the gate is closed for all that is.
 */
export function takeBatch(ports: OutboxPorts, turn: Turn): Promise<OutboxItem[]> {
  return ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    const gate = await readGate(transaction);
    const isProbing = turn.failuresInARow > 0;
    const isFree = isProbing || isOpen(gate, turn.wake, now);
    const due = isFree ? await dueItems(transaction, turn, now) : await newItems(transaction, turn, gate, now);
    const batch = planBatch(due, turn.window.size);
    const hand: InHand = { ids: batch.map(({ id }) => id), at: now };
    if (batch.length > 0) await transaction.putMeta(IN_HAND_KEY, hand);
    return batch;
  });
}

async function dueItems(reader: OutboxReader, turn: Turn, now: number): Promise<OutboxItem[]> {
  const due: OutboxItem[] = [];
  let pageSize = Math.max(PAGE, turn.window.size);
  for (let offset = 0; due.length < turn.window.size;) {
    const page = await reader.page('queued', offset, pageSize);
    due.push(...page.filter((item) => isDue(item, turn, now)));
    if (page.length < pageSize) break;
    offset += pageSize;
    pageSize *= 2;
  }
  return due;
}

/**
 * Rows whose own time came after the try that closed the gate (just saved, or their own wait is over): they say nothing
 * of that failure yet, so each gets one try, and a spoilt item that keeps failing never holds them up.
 */
async function newItems(reader: OutboxReader, turn: Turn, gate: StoredGate, now: number): Promise<OutboxItem[]> {
  if (gate.held) return [];
  for (let limit = PAGE; ; limit *= 2) {
    const rows = await reader.byNextAt('queued', gate.triedAt, now, limit);
    const due = rows.filter((item) => isDue(item, turn, now));
    if (due.length > 0 || rows.length < limit) return due.sort((a, b) => a.rank - b.rank || a.createdAt - b.createdAt);
  }
}

function isDue(item: OutboxItem, turn: Turn, now: number): boolean {
  if (!isOurs(item) || turn.failedAlone.has(item.id)) return false;
  if (item.heldUntil !== undefined && !hasCome(item.heldUntil, now)) return false;
  return hasCome(item.nextAt, now) || isCalledFor(item, turn, now);
}

/** A trigger makes each row due once per drain, and so does the proof that the host answers. */
function isCalledFor(item: OutboxItem, turn: Turn, now: number): boolean {
  if (turn.tried.told.has(item.id)) return false;
  if (turn.tried.owed.has(item.id)) return true;
  if (turn.hasHostAnswered && (item.strikes ?? 0) < STRIKES_OF_ITS_OWN) return true;
  return turn.wake.isForced && !(item.lastTryAt !== undefined && wasTriedSince(turn.wake, item.lastTryAt, now));
}

/** A row of a later version, or of an account, is not for this code to send. */
export function isOurs(item: OutboxItem): boolean {
  return item.v === 1 && item.owner === 'anonymous';
}
