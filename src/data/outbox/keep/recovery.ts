import type { OutboxTransaction } from '../ports.ts';

/** What the comparison with the second copy found; kept in `meta` until the person has read it. */
export interface Recovery {
  /** Device time, epoch milliseconds. */
  at: number;
  /** Items put back from their second copy. */
  restored: number;
  /** Items that are known to have been here, with no copy left that is whole. */
  lost: number;
}

export const RECOVERY_KEY = 'recovery';

/** Adds to what the person has not read yet. */
export async function addToRecovery(transaction: OutboxTransaction, found: Recovery): Promise<void> {
  if (found.restored + found.lost === 0) return;
  const unread = (await transaction.meta(RECOVERY_KEY)) as Recovery | undefined;
  await transaction.putMeta(RECOVERY_KEY, {
    at: found.at,
    restored: found.restored + (unread?.restored ?? 0),
    lost: found.lost + (unread?.lost ?? 0),
  } satisfies Recovery);
}
