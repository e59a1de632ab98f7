import { outboxDb } from '../db.ts';
import { type HostGate, openGate, GATE_KEY } from '../outbox/gate.ts';
import type { OutboxItem } from '../outbox/item.ts';

export type { HostGate } from '../outbox/gate.ts';

/** Items not confirmed by the server: queued, sending and needs-you, and whatever a later version may add. */
export async function unsentCount(): Promise<number> {
  const [all, sent] = await Promise.all([outboxDb.items.count(), outboxDb.items.where('state').equals('sent').count()]);
  return all - sent;
}

/** At most `limit` items: first all that are unsent, then the sent copies, each newest first. */
export async function outboxItems(limit: number): Promise<OutboxItem[]> {
  const states = (await outboxDb.items.orderBy('state').uniqueKeys()).map(String);
  const unsentStates = states.filter((state) => state !== 'sent');
  const unsent = (await Promise.all(unsentStates.map((state) => newest(state, limit)))).flat();
  const shown = unsent.sort((a, b) => b.createdAt - a.createdAt).slice(0, limit);
  return shown.length < limit ? [...shown, ...(await newest('sent', limit - shown.length))] : shown;
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

function newest(state: string, limit: number): Promise<OutboxItem[]> {
  return outboxDb.items.where('[state+createdAt]').between([state], [state, []]).reverse().limit(limit).toArray();
}
