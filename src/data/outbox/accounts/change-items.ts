import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { isInHand, readInHand } from '../send/in-hand.ts';
import type { OutboxItem } from '../item.ts';
import { copiesOf, inMirror, putCopies, putRemoved, readRemoved } from '../keep/mirror.ts';
import { ALL_ROWS, type MirrorCopy, type OutboxPorts, type OutboxTransaction } from '../ports.ts';
import { bringBack } from '../keep/replacement.ts';
import { isNoRoom } from '../keep/room.ts';
import { forgetAwaited } from '../../photos/awaited.ts';
import { isOwned, maySee, readSession } from './session.ts';

/**
 * A person's own deletion, the only way out of the outbox besides the purge of sent copies. The claim secret goes with it;
 * what an unsent correction had replaced needs its person again.
 * An item on its way right now stays: its answer is about to come.
 */
export async function removeItem(ports: OutboxPorts, id: string): Promise<Result<void, 'being-sent' | 'missing'>> {
  const take = () => ports.store.write((transaction) => takeAway(ports, transaction, id));
  const removed = await take().catch(async (error: unknown) => {
    if (!isNoRoom(error)) throw error;
    // What a full phone has to note of a deletion may find its place where the second copy was.
    await inMirror(ports, (mirror) => mirror.remove([id]));
    return take();
  });
  if (!removed.ok) return removed;
  await inMirror(ports, (mirror) => mirror.remove([id]));
  await putCopies(ports, removed.value);
  return ok(undefined);
}

async function takeAway(
  ports: OutboxPorts,
  transaction: OutboxTransaction,
  id: string,
): Promise<Result<MirrorCopy[], 'being-sent' | 'missing'>> {
  const [item] = await transaction.items([id]);
  if (!item || !maySee(item, await readSession(transaction))) return failed('missing');
  if (isInHand(await readInHand(transaction), id, ports.clock.now())) return failed('being-sent');
  await transaction.deleteItem(id);
  await transaction.deleteClaim(id);
  if (isOwned(item.owner)) await forgetAwaited(transaction, id);
  await putRemoved(transaction, { ...(await readRemoved(transaction)), [id]: ports.clock.now() });
  return ok(await bringBack(transaction, item));
}

/**
 * A person's "send now" for one item makes it due, and puts one that needed the person back to `queued` under the
 * same id. What the server asked to leave alone stays so until then.
 */
export async function sendAgain(ports: OutboxPorts, id: string): Promise<void> {
  try {
    await ports.store.write(async (transaction) => {
      const [row] = await transaction.items([id]);
      if (row?.v !== 1 || !maySee(row, await readSession(transaction))) return;
      await transaction.putItems(dueAgain(row, ports.clock.now()));
    });
  } catch (error) {
    // The person's own trigger makes what waits due without a note, for which a full phone has no room.
    const [row] = isNoRoom(error) ? await ports.store.read((reader) => reader.items([id])) : [];
    if (row?.state !== 'queued') throw error;
  }
}

function dueAgain(row: OutboxItem, now: number): OutboxItem[] {
  if (row.state === 'queued') return [{ ...row, nextAt: Math.max(now, row.heldUntil ?? 0) }];
  if (row.state !== 'needs-you') return [];
  const { reason: _reason, strikes: _strikes, ...again } = row;
  return [{ ...again, state: 'queued', nextAt: now }];
}

/** What this account's person wrote that is nobody's has no writer any more: the account is gone, and nobody else could ever see it. */
export async function showToAll(ports: OutboxPorts, accountId: string): Promise<void> {
  const shown = await ports.store.write(async (transaction) => {
    const unsent = [
      ...(await transaction.page('queued', 0, ALL_ROWS)),
      ...(await transaction.page('needs-you', 0, ALL_ROWS)),
    ];
    const written = unsent.filter(({ v, writtenBy }) => v === 1 && writtenBy === accountId);
    const rows = written.map(({ writtenBy: _writer, ...row }) => row);
    await transaction.putItems(rows);
    return copiesOf(transaction, rows);
  });
  await putCopies(ports, shown);
}
