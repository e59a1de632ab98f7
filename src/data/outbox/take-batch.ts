import { hasCome } from './back-off.ts';
import { isNewTo, isOpen, readGate } from './gate.ts';
import type { OutboxItem } from './item.ts';
import { planBatch } from './plan-batch.ts';
import type { OutboxPorts, OutboxReader } from './ports.ts';
import type { Turn } from './turn.ts';
import { wasTriedSince } from './wake.ts';

/** Rows read at a time while looking for due ones. */
const PAGE = 32;

/**
 * In one transaction: reads gate and rows, chooses a batch and marks it `sending`, so that screens show it
 * and a deletion knows. Empty where nothing is due, or the gate is closed for all that is.
 */
export function takeBatch(ports: OutboxPorts, turn: Turn): Promise<OutboxItem[]> {
  return ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    const gate = await readGate(transaction);
    const isProbing = turn.failuresInARow > 0;
    const may = isProbing || isOpen(gate, turn.wake, now) ? () => true : (item: OutboxItem) => isNewTo(gate, item, now);
    const due = await dueItems(transaction, turn, (item) => isDue(item, turn, now) && may(item));
    const batch = planBatch(due, turn.window.size);
    const marked = batch.map((item): OutboxItem => ({ ...item, state: 'sending', lastTryAt: now }));
    if (marked.length > 0) await transaction.putItems(marked);
    return marked;
  });
}

async function dueItems(
  reader: OutboxReader,
  turn: Turn,
  isChosen: (item: OutboxItem) => boolean,
): Promise<OutboxItem[]> {
  const pageSize = Math.max(PAGE, turn.window.size);
  const due: OutboxItem[] = [];
  for (let offset = 0; due.length < turn.window.size; offset += pageSize) {
    const page = await reader.page('queued', offset, pageSize);
    due.push(...page.filter(isChosen));
    if (page.length < pageSize) break;
  }
  return due;
}

function isDue(item: OutboxItem, turn: Turn, now: number): boolean {
  if (!isOurs(item) || turn.failedAlone.has(item.id)) return false;
  if (item.heldUntil !== undefined && !hasCome(item.heldUntil, now)) return false;
  return hasCome(item.nextAt, now) || isCalledFor(item, turn, now);
}

/** An item that failed by itself this often, while others got through, waits for its own time. */
const STRIKES_OF_ITS_OWN = 3;

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
