import { failed, ok, type Result } from '../../../contract/base/result.ts';
import type { OutboxItem } from './item.ts';
import { EVERY_ROW, type OutboxPorts } from './ports.ts';

/** A try takes 30 s at most; a row marked `sending` longer than this was left by a drain that died. */
const IN_HAND_MS = 60_000;

/**
 * A person's own deletion, the only way out of the outbox besides the purge of sent copies. The claim secret goes with it.
 * An item on its way right now stays: its answer is about to come.
 */
export function removeItem(ports: OutboxPorts, id: string): Promise<Result<void, 'being-sent' | 'missing'>> {
  return ports.store.write(async (transaction) => {
    const [item] = await transaction.items([id]);
    if (!item) return failed('missing');
    if (isInHand(item, ports.clock.now())) return failed('being-sent');
    await transaction.deleteItem(id);
    await transaction.deleteClaim(id);
    return ok(undefined);
  });
}

function isInHand(item: OutboxItem, now: number): boolean {
  if (item.state !== 'sending' || item.lastTryAt === undefined) return false;
  return now >= item.lastTryAt && now - item.lastTryAt < IN_HAND_MS;
}

/**
 * A person's "send now": makes one item, or all that wait, due. An item that needed the person goes back to `queued`
 * under the same id, but only when named. What the server asked to leave alone stays so until then.
 */
export function sendAgain(ports: OutboxPorts, id: string | undefined): Promise<void> {
  return ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    const rows = id === undefined ? await transaction.page('queued', 0, EVERY_ROW) : await transaction.items([id]);
    const due = rows.flatMap((row) => (row?.v === 1 ? dueAgain(row, now) : []));
    await transaction.putItems(due);
  });
}

function dueAgain(row: OutboxItem, now: number): OutboxItem[] {
  if (row.state === 'queued') return row.nextAt <= now ? [] : [{ ...row, nextAt: now }];
  if (row.state !== 'needs-you') return [];
  const { reason: _reason, strikes: _strikes, ...again } = row;
  return [{ ...again, state: 'queued', nextAt: now }];
}
