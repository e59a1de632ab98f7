import { systemClock } from '../../../contract/base/clock.ts';
import { outboxDb } from '../db.ts';
import { type HostGate, openGate, GATE_KEY } from '../outbox/gate.ts';
import { readInHand, shownItem } from '../outbox/in-hand.ts';
import type { OutboxItem } from '../outbox/item.ts';

export type { HostGate } from '../outbox/gate.ts';

/** Items not confirmed by the server: queued, sending and needs-you, and whatever a later version may add. */
export async function unsentCount(): Promise<number> {
  const [all, sent] = await Promise.all([outboxDb.items.count(), ofState('sent').count()]);
  return all - sent;
}

/** At most `limit` items: first those that need a person, then the others that are unsent, then the sent copies, each newest first. */
export async function outboxItems(limit: number): Promise<OutboxItem[]> {
  const hand = await readInHand({ meta });
  const waiting = (await statesThere()).filter((state) => state !== 'needs-you' && state !== 'sent');
  const found: OutboxItem[] = [];
  for (const group of [['needs-you'], waiting, ['sent']]) {
    if (found.length < limit) found.push(...(await newestOf(group, limit - found.length)));
  }
  return found.map((item) => shownItem(item, hand, systemClock.now()));
}

/** One item; `undefined` where this phone has none of that id. */
export async function outboxItem(id: string): Promise<OutboxItem | undefined> {
  const item = await outboxDb.items.get(id);
  return item && shownItem(item, await readInHand({ meta }), systemClock.now());
}

/** Until when the host is left alone, and why. An item's next try is the later of its own `nextAt` and this. */
export async function hostGate(): Promise<HostGate> {
  return ((await meta(GATE_KEY)) as HostGate | undefined) ?? openGate;
}

async function meta(key: string): Promise<unknown> {
  return (await outboxDb.meta.get(key))?.value;
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

async function newestOf(states: readonly string[], limit: number): Promise<OutboxItem[]> {
  const lists = await Promise.all(states.map((state) => ofState(state).reverse().limit(limit).toArray()));
  return lists
    .flat()
    .sort((a, b) => b.createdAt - a.createdAt)
    .slice(0, limit);
}

/** Rows of one state by age: an array sorts after every number, so `[state, []]` ends the range. */
function ofState(state: string) {
  return outboxDb.items.where('[state+createdAt]').between([state], [state, []]);
}
