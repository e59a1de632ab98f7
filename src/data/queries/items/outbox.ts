import { systemClock } from '../../../../contract/base/clock.ts';
import { outboxDb } from '../../db.ts';
import { type HostGate, openGate, GATE_KEY } from '../../outbox/answer/gate.ts';
import { readInHand, shownItem } from '../../outbox/send/in-hand.ts';
import { type OutboxItem, SEALED } from '../../outbox/item.ts';
import { RECEIPT_IDS } from '../../outbox/answer/receipt-ids.ts';
import { COMPARED_KEY } from '../../outbox/keep/vanished.ts';
import {
  type EndedSession,
  isOwned,
  maySee,
  readEndedSession,
  readSession,
  type StoredSession,
  withOwnerAwaited,
} from '../../outbox/accounts/session.ts';

export type { HostGate } from '../../outbox/answer/gate.ts';

/** States in which nothing is owed to anybody any more. */
const doneStates = ['sent', 'replaced'];

/**
 * Items of the person at this phone, and nobody's, whoever wrote them, that the server has not confirmed: queued, sending and needs-you, and
 * whatever a later version may add. What waits for another person is sealed, and not among them, nor is what is no person's word.
 */
export function unsentCount(): Promise<number> {
  // In one transaction: each is a journey of its own to the database's process, and counts of several moments make no sum.
  return outboxDb.transaction('r', outboxDb.items, async () => {
    const [all, ...others] = await Promise.all([
      outboxDb.items.count(),
      ...[...doneStates, SEALED].map((state) => ofState(state).count()),
    ]);
    const receipts = (await receiptStates()).filter((state) => !doneStates.includes(state));
    return others.reduce((left, count) => left - count, all - receipts.length);
  });
}

/** Where the receipts of alerts stand: the phone sends them by itself, and no count or list of a person's own things has them. */
export async function receiptStates(): Promise<string[]> {
  return (await outboxDb.items.where('id').startsWith(RECEIPT_IDS).toArray()).map(({ state }) => state);
}

/** Items that wait, locked up, for another person to sign in on this phone. */
export function sealedCount(): Promise<number> {
  return ofState(SEALED).count();
}

/** Those of whoever was logged in here until the server ended their session: this phone says so, and waits for them. */
export async function sealedOfEnded(): Promise<number> {
  const ended = await endedSession();
  return ended === undefined
    ? 0
    : ofState(SEALED)
        .filter(({ owner }) => owner === ended.accountId)
        .count();
}

/** Whose session the server ended on this phone last; live, as all queries are. */
export function endedSession(): Promise<EndedSession | undefined> {
  return readEndedSession({ meta });
}

/** All that waits, what is locked up included; `undefined` in a database that was not yet looked at for what it lost. */
export async function countToRemember(): Promise<number | undefined> {
  const isCompared = await meta(COMPARED_KEY);
  const count = (await unsentCount()) + (await sealedCount());
  return isCompared ? count : undefined;
}

/** The session of this phone, be it expired; live, as all queries are. */
export function phoneSession(): Promise<StoredSession | undefined> {
  return readSession({ meta });
}

/** What the account of this phone has unsent, newest first. */
export function ownUnsent(): Promise<OutboxItem[]> {
  return unsentItems(({ owner }, session) => isOwned(owner) && owner === session?.accountId);
}

/** What the account of this phone sent at this device time or later, in no order. */
export async function sentSince(time: number): Promise<OutboxItem[]> {
  const session = await phoneSession();
  const sent = await ofState('sent').toArray();
  return sent.filter(({ owner, sentAt = 0 }) => isOwned(owner) && owner === session?.accountId && sentAt >= time);
}

/**
 * At most `limit` items: first those that need a person, then the others that are unsent, then the sent copies, each newest
 * first. Never one of another account.
 */
export function outboxItems(limit: number): Promise<OutboxItem[]> {
  return atOneMoment(async () => {
    const hand = await readInHand({ meta });
    const session = await phoneSession();
    const waiting = (await unsentStates()).filter((state) => state !== 'needs-you');
    const found: OutboxItem[] = [];
    for (const group of [['needs-you'], waiting, doneStates]) {
      if (found.length >= limit) break;
      // Looked at before they are counted: what is hidden takes no place of what is shown.
      found.push(...(await newestOf(group, limit - found.length, (item) => maySee(item, session))));
    }
    return found.map((item) => shownItem(withOwnerAwaited(item, session), hand, systemClock.now()));
  });
}

/** One item; `undefined` where this phone has none of that id that this person may see. */
export async function outboxItem(id: string): Promise<OutboxItem | undefined> {
  const item = await outboxDb.items.get(id);
  const session = await phoneSession();
  if (!item || !maySee(item, session)) return undefined;
  return shownItem(withOwnerAwaited(item, session), await readInHand({ meta }), systemClock.now());
}

/** Until when the host is left alone, and why. An item's next try is the later of its own `nextAt` and this. */
export async function hostGate(): Promise<HostGate> {
  return ((await meta(GATE_KEY)) as HostGate | undefined) ?? openGate;
}

/** Unsent items that are meant, newest first. */
export function unsentItems(
  isMeant: (item: OutboxItem, session: StoredSession | undefined) => boolean,
): Promise<OutboxItem[]> {
  return atOneMoment(async () => {
    const session = await phoneSession();
    const unsent = await newestOf(await unsentStates(), Number.POSITIVE_INFINITY, (item) => isMeant(item, session));
    return unsent.map((item) => withOwnerAwaited(item, session));
  });
}

/** Read one after the other, an item that is sent meanwhile stands among those that wait and among those that were sent. */
function atOneMoment<Value>(read: () => Promise<Value>): Promise<Value> {
  return outboxDb.transaction('r', [outboxDb.items, outboxDb.meta], read);
}

async function meta(key: string): Promise<unknown> {
  return (await outboxDb.meta.get(key))?.value;
}

/** States of what is owed to somebody, and not locked up. */
async function unsentStates(): Promise<string[]> {
  return (await statesThere()).filter((state) => state !== SEALED && !doneStates.includes(state));
}

/** The states that rows are in, those of later versions included: one look-up for each. */
async function statesThere(): Promise<string[]> {
  const states: string[] = [];
  for (let from = ''; ;) {
    const row = await outboxDb.items.where('[state+createdAt]').above([from, []]).first();
    if (!row) return states;
    states.push(row.state);
    from = row.state;
  }
}

async function newestOf(
  states: readonly string[],
  limit: number,
  isMeant: (item: OutboxItem) => boolean = () => true,
): Promise<OutboxItem[]> {
  const isShown = (item: OutboxItem) => !item.id.startsWith(RECEIPT_IDS) && isMeant(item);
  const lists = await Promise.all(
    states.map((state) => ofState(state).reverse().filter(isShown).limit(limit).toArray()),
  );
  return lists
    .flat()
    .sort((a, b) => b.createdAt - a.createdAt)
    .slice(0, limit);
}

/** Rows of one state by age: an array sorts after every number, so `[state, []]` ends the range. */
function ofState(state: string) {
  return outboxDb.items.where('[state+createdAt]').between([state], [state, []]);
}
