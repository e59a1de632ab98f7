import type { OutboxTransaction } from '../ports.ts';

const RANK_KEY = 'rank';

/**
 * The place in the queue for what was tried just now: behind all that was tried before. It is the time, unless the clock
 * was turned back: then rows tried by the later clock would stand behind the others for as long as it was ahead.
 */
export async function nextRank(transaction: OutboxTransaction, now: number): Promise<number> {
  const last = ((await transaction.meta(RANK_KEY)) as number | undefined) ?? 0;
  const rank = Math.max(now, last + 1);
  await transaction.putMeta(RANK_KEY, rank);
  return rank;
}
