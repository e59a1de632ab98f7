import { emptyHand, IN_HAND_KEY } from '../send/in-hand.ts';
import type { OutboxItem } from '../item.ts';
import type { MirrorCopy, OutboxPorts } from '../ports.ts';
import { addToRecovery } from './recovery.ts';

/** Is the body, byte for byte, what was saved? Only of rows of our own version can we tell. */
export async function isWhole(ports: OutboxPorts, { v, body, digest }: OutboxItem): Promise<boolean> {
  return v !== 1 || (await ports.sha256(body)) === digest;
}

/** Splits a batch into what may be sent and what the disk has spoilt. */
export async function partByWholeness(
  ports: OutboxPorts,
  items: readonly OutboxItem[],
): Promise<{ whole: OutboxItem[]; damaged: OutboxItem[] }> {
  const isGood = await Promise.all(items.map((item) => isWhole(ports, item)));
  return {
    whole: items.filter((_, index) => isGood[index]),
    damaged: items.filter((_, index) => !isGood[index]),
  };
}

/**
 * Puts back the bodies whose second copy is whole, and parks the others as `damaged`: never sent as if they were good,
 * never thrown away.
 */
export async function mendOrPark(ports: OutboxPorts, damaged: readonly OutboxItem[]): Promise<void> {
  const ids = damaged.map(({ id }) => id);
  const copies = await wholeCopies(ports, ids).catch(() => new Map<string, MirrorCopy>());
  await ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    let restored = 0;
    const changed = (await transaction.items(ids)).flatMap((row, index): OutboxItem[] => {
      if (row?.v !== 1 || row.body !== damaged[index]?.body || (row.state !== 'queued' && row.state !== 'needs-you')) {
        return [];
      }
      const copy = copies.get(row.id)?.item;
      if (copy?.v !== 1) return row.reason?.code === 'damaged' ? [] : [parked(row)];
      restored += 1;
      const { body, digest, bytes } = copy;
      // What waits goes on waiting for its reason, by which it is let go; what was parked for the damage alone is free.
      if (row.state === 'queued') return [{ ...row, body, digest, bytes, nextAt: Math.max(now, row.heldUntil ?? 0) }];
      const { reason: _reason, heldUntil: _held, ...kept } = row;
      return [{ ...kept, body, digest, bytes, state: 'queued', nextAt: now }];
    });
    await transaction.putItems(changed);
    await addToRecovery(transaction, { at: now, restored, lost: 0 });
    await transaction.putMeta(IN_HAND_KEY, emptyHand);
  });
}

function parked(row: OutboxItem): OutboxItem {
  return { ...row, state: 'needs-you', reason: { code: 'damaged' } };
}

/** The second copies of these ids that are what was saved, by id. Rejects where they cannot be read just now. */
export async function wholeCopies(ports: OutboxPorts, ids: readonly string[]): Promise<Map<string, MirrorCopy>> {
  const copies = await ports.mirror.get(ids);
  const whole = new Map<string, MirrorCopy>();
  for (const [index, id] of ids.entries()) {
    const copy = copies[index];
    if (copy?.item.id === id && (await isWhole(ports, copy.item))) whole.set(id, copy);
  }
  return whole;
}
