import { outboxDb } from '../db.ts';
import { type HostGate, openGate, GATE_KEY } from '../outbox/gate.ts';
import type { OutboxItem } from '../outbox/item.ts';

export type { HostGate } from '../outbox/gate.ts';

/** Items not confirmed by the server: queued, sending and needs-you, and whatever a later version may add. */
export async function unsentCount(): Promise<number> {
  const [all, sent] = await Promise.all([outboxDb.items.count(), outboxDb.items.where('state').equals('sent').count()]);
  return all - sent;
}

/** At most `limit` items: first those that need a person, then the others that are unsent, then the sent copies, each newest first. */
export async function outboxItems(limit: number): Promise<OutboxItem[]> {
  const states = (await outboxDb.items.orderBy('state').uniqueKeys()).map(String);
  const waiting = states.filter((state) => state !== 'needs-you' && state !== 'sent');
  const shown: OutboxItem[] = [];
  for (const group of [['needs-you'], waiting, ['sent']]) {
    if (shown.length < limit) shown.push(...(await newestOf(group, limit - shown.length)));
  }
  return shown;
}

/** One item; `undefined` where this phone has none of that id. */
export function outboxItem(id: string): Promise<OutboxItem | undefined> {
  return outboxDb.items.get(id);
}

/** Until when the host is left alone, and why. An item's next try is the later of its own `nextAt` and this. */
export async function hostGate(): Promise<HostGate> {
  const row = await outboxDb.meta.get(GATE_KEY);
  return (row?.value as HostGate | undefined) ?? openGate;
}

async function newestOf(states: readonly string[], limit: number): Promise<OutboxItem[]> {
  const lists = await Promise.all(
    states.map((state) =>
      outboxDb.items.where('[state+createdAt]').between([state], [state, []]).reverse().limit(limit).toArray(),
    ),
  );
  return lists
    .flat()
    .sort((a, b) => b.createdAt - a.createdAt)
    .slice(0, limit);
}
