import { failed, ok, type Result } from '../../../contract/base/result.ts';
import { isInHand, readInHand } from './in-hand.ts';
import type { OutboxItem } from './item.ts';
import type { OutboxPorts } from './ports.ts';

/**
 * A person's own deletion, the only way out of the outbox besides the purge of sent copies. The claim secret goes with it.
 * An item on its way right now stays: its answer is about to come.
 */
export function removeItem(ports: OutboxPorts, id: string): Promise<Result<void, 'being-sent' | 'missing'>> {
  return ports.store.write(async (transaction) => {
    const [item] = await transaction.items([id]);
    if (!item) return failed('missing');
    if (isInHand(await readInHand(transaction), id, ports.clock.now())) return failed('being-sent');
    await transaction.deleteItem(id);
    await transaction.deleteClaim(id);
    return ok(undefined);
  });
}

/**
 * A person's "send now" for one item makes it due, and puts one that needed the person back to `queued` under the
 * same id. What the server asked to leave alone stays so until then.
 */
export function sendAgain(ports: OutboxPorts, id: string): Promise<void> {
  return ports.store.write(async (transaction) => {
    const [row] = await transaction.items([id]);
    if (row?.v === 1) await transaction.putItems(dueAgain(row, ports.clock.now()));
  });
}

function dueAgain(row: OutboxItem, now: number): OutboxItem[] {
  if (row.state === 'queued') return [{ ...row, nextAt: Math.max(now, row.heldUntil ?? 0) }];
  if (row.state !== 'needs-you') return [];
  const { reason: _reason, strikes: _strikes, ...again } = row;
  return [{ ...again, state: 'queued', nextAt: now }];
}
