import type { ItemState, OutboxItem } from '../item.ts';
import type { OutboxPorts, OutboxTransaction } from '../ports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Copies of what has arrived stay this long on the phone: for the person, and for a server that loses its own. */
export const KEEP_SENT_MS = 30 * DAY_MS;
const PURGED_KEY = 'purged';
const PAGE = 200;

/**
 * Removes copies of what arrived more than 30 days ago, at most once a day. Only the server's own time counts: a phone's
 * clock jumps. The claim secrets stay, they still prove who reported.
 */
export function purgeSent(ports: OutboxPorts, serverNow: number): Promise<void> {
  return ports.store.write(async (transaction) => {
    const purgedAt = ((await transaction.meta(PURGED_KEY)) as number | undefined) ?? 0;
    if (Math.abs(serverNow - purgedAt) < DAY_MS) return;
    for (const state of ['sent', 'replaced'] as const) await purge(transaction, state, serverNow);
    await transaction.putMeta(PURGED_KEY, serverNow);
  });
}

async function purge(transaction: OutboxTransaction, state: ItemState, serverNow: number): Promise<void> {
  for (let offset = 0; ;) {
    const page = await transaction.page(state, offset, PAGE);
    const old = page.filter((item) => item.v === 1 && doneAt(item) < serverNow - KEEP_SENT_MS);
    for (const { id } of old) await transaction.deleteItem(id);
    if (page.length < PAGE) return;
    offset += PAGE - old.length;
  }
}

/** Server time of the receipt; where there is none, the phone's. */
function doneAt({ receipt, sentAt, lastTryAt, createdAt }: OutboxItem): number {
  const receivedAt = Date.parse(receipt?.receivedAt ?? '');
  return Number.isNaN(receivedAt) ? (sentAt ?? lastTryAt ?? createdAt) : receivedAt;
}
