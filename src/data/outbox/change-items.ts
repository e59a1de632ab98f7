import { failed, ok, type Result } from '../../../contract/base/result.ts';
import { isInHand, readInHand } from './in-hand.ts';
import type { OutboxItem } from './item.ts';
import { inMirror, putCopies, putRemoved, readRemoved } from './mirror.ts';
import type { MirrorCopy, OutboxPorts } from './ports.ts';
import { bringBack } from './replacement.ts';
import { maySee, readSession } from './session.ts';

/**
 * A person's own deletion, the only way out of the outbox besides the purge of sent copies. The claim secret goes with it;
 * what an unsent correction had replaced needs its person again.
 * An item on its way right now stays: its answer is about to come.
 */
export async function removeItem(ports: OutboxPorts, id: string): Promise<Result<void, 'being-sent' | 'missing'>> {
  const removed = await ports.store.write(
    async (transaction): Promise<Result<MirrorCopy[], 'being-sent' | 'missing'>> => {
      const [item] = await transaction.items([id]);
      if (!item || !maySee(item, await readSession(transaction))) return failed('missing');
      if (isInHand(await readInHand(transaction), id, ports.clock.now())) return failed('being-sent');
      await transaction.deleteItem(id);
      await transaction.deleteClaim(id);
      await putRemoved(transaction, { ...(await readRemoved(transaction)), [id]: ports.clock.now() });
      return ok(await bringBack(transaction, item));
    },
  );
  if (!removed.ok) return removed;
  await inMirror(ports, (mirror) => mirror.remove([id]));
  await putCopies(ports, removed.value);
  return ok(undefined);
}

/**
 * A person's "send now" for one item makes it due, and puts one that needed the person back to `queued` under the
 * same id. What the server asked to leave alone stays so until then.
 */
export function sendAgain(ports: OutboxPorts, id: string): Promise<void> {
  return ports.store.write(async (transaction) => {
    const [row] = await transaction.items([id]);
    if (row?.v !== 1 || !maySee(row, await readSession(transaction))) return;
    await transaction.putItems(dueAgain(row, ports.clock.now()));
  });
}

function dueAgain(row: OutboxItem, now: number): OutboxItem[] {
  if (row.state === 'queued') return [{ ...row, nextAt: Math.max(now, row.heldUntil ?? 0) }];
  if (row.state !== 'needs-you') return [];
  const { reason: _reason, strikes: _strikes, ...again } = row;
  return [{ ...again, state: 'queued', nextAt: now }];
}
