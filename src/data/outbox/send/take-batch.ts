import { hasCome } from '../answer/back-off.ts';
import { isOpen, readGate, type StoredGate } from '../answer/gate.ts';
import { IN_HAND_KEY, type InHand } from './in-hand.ts';
import type { OutboxItem } from '../item.ts';
import { withoutDependent } from './dependent.ts';
import { planBatch } from './plan-batch.ts';
import type { OutboxPorts, OutboxReader, OutboxTransaction, Sender } from '../ports.ts';
import { isNoRoom } from '../keep/room.ts';
import { knownSender, maySend, readSession, senderFor } from '../accounts/session.ts';
import type { Turn } from './turn.ts';
import { isAnswered, knownSession } from './unnoted.ts';
import { wasTriedSince } from '../wake/wake.ts';

/** Rows read at first while looking for due ones; each further look reads twice as many. */
const PAGE = 32;
/** An item that failed by itself this often, while others got through, waits for its own time. */
const STRIKES_OF_ITS_OWN = 3;

/** Items that travel together, and who sends them. */
export interface Batch {
  items: OutboxItem[];
  sender: Sender;
}

type IsDue = (item: OutboxItem) => boolean;

/**
 * In one transaction: reads gate, session and rows, chooses a batch and notes it as in hand, so that screens show it
 * and a deletion knows. Empty where nothing is due, or the gate is closed for all that is.
 */
export async function takeBatch(ports: OutboxPorts, turn: Turn): Promise<Batch> {
  try {
    return await ports.store.write((transaction) => take(ports, turn, transaction, transaction));
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    turn.learned.isFull = true;
    // A phone that is full sends what it holds all the same. The note is for screens and for a deletion, not for the server.
    return ports.store.read((reader) => take(ports, turn, reader));
  }
}

/** Without a transaction nothing is noted. */
async function take(
  ports: OutboxPorts,
  turn: Turn,
  reader: OutboxReader,
  transaction?: OutboxTransaction,
): Promise<Batch> {
  const items = await chooseItems(ports, turn, reader);
  const [first] = items;
  if (!first) return { items, sender: {} };
  if (!transaction) return { items, sender: await knownSender(reader, first.owner) };
  const hand: InHand = { ids: items.map(({ id }) => id), at: ports.clock.now() };
  await transaction.putMeta(IN_HAND_KEY, hand);
  return { items, sender: await senderFor(transaction, first.owner, ports.newSecret) };
}

async function chooseItems(ports: OutboxPorts, turn: Turn, reader: OutboxReader): Promise<OutboxItem[]> {
  const now = ports.clock.now();
  const session = knownSession(turn.learned.unnoted, await readSession(reader));
  const isDue: IsDue = (item) => maySend(item, session) && isItemDue(item, turn, now);
  const gate = await readGate(reader);
  const isProbing = turn.failuresInARow > 0;
  const isFree = isProbing || isOpen(gate, turn.wake, now);
  const due = isFree ? await dueItems(reader, turn, isDue) : await newItems(reader, gate, now, isDue);
  return planBatch(due, turn.window.size);
}

async function dueItems(reader: OutboxReader, turn: Turn, isDue: IsDue): Promise<OutboxItem[]> {
  const due: OutboxItem[] = [];
  let pageSize = Math.max(PAGE, turn.window.size);
  for (let offset = 0; due.length < turn.window.size;) {
    const page = await reader.page('queued', offset, pageSize);
    due.push(...(await withoutDependent(reader, page.filter(isDue))));
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
async function newItems(reader: OutboxReader, gate: StoredGate, now: number, isDue: IsDue): Promise<OutboxItem[]> {
  if (gate.held) return [];
  for (let limit = PAGE; ; limit *= 2) {
    const rows = await reader.byNextAt('queued', gate.triedAt, now, limit);
    const due = await withoutDependent(reader, rows.filter(isDue));
    if (due.length > 0 || rows.length < limit) return due.sort((a, b) => a.rank - b.rank || a.createdAt - b.createdAt);
  }
}

function isItemDue(item: OutboxItem, turn: Turn, now: number): boolean {
  if (turn.setAside.has(item.id) || isAnswered(turn.learned.unnoted, item.id)) return false;
  if (item.heldUntil !== undefined && !hasCome(item.heldUntil, now)) return false;
  return hasCome(item.nextAt, now) || isCalledFor(item, turn, now);
}

/** A trigger makes each row due once per drain, and so does the proof that the host answers. */
function isCalledFor(item: OutboxItem, turn: Turn, now: number): boolean {
  if (turn.tried.told.has(item.id)) return false;
  if (turn.tried.owed.has(item.id)) return true;
  const isStruck = (item.strikes ?? 0) >= STRIKES_OF_ITS_OWN;
  if (turn.hasHostAnswered && !isStruck) return true;
  // A suspect had no answer of its own: that others have one may be news of it.
  const isNews = turn.wake.isForAll || !isStruck || item.suspectOf !== undefined;
  if (!turn.wake.isForced || !isNews) return false;
  return !(item.lastTryAt !== undefined && wasTriedSince(turn.wake, item.lastTryAt, now));
}
