import { SEALED } from '../item.ts';
import type { OutboxPorts } from '../ports.ts';
import { addToRecovery } from './recovery.ts';

/** Stands in a database from its first comparison in a page on: one without it is new, or has lost everything. */
export const COMPARED_KEY = 'compared';

/**
 * A browser that is short of space takes database and second copies of an origin together: then only the number of what
 * waited is left, where that survived. What a worker sent since a page last looked is counted with it: too many are told
 * of rather than none.
 */
export async function countVanished(ports: OutboxPorts, remembered: number, hasCopies: boolean): Promise<void> {
  if (await ports.store.read((reader) => reader.meta(COMPARED_KEY))) return;
  await ports.store.write(async (transaction) => {
    if (await transaction.meta(COMPARED_KEY)) return;
    await transaction.putMeta(COMPARED_KEY, true);
    // Second copies know better: of each it is known whether it came back.
    if (hasCopies) return;
    let there = 0;
    for (const state of ['queued', 'needs-you', SEALED] as const) there += await transaction.count(state);
    await addToRecovery(transaction, { at: ports.clock.now(), restored: 0, lost: Math.max(0, remembered - there) });
  });
}
