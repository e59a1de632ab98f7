import type pg from 'pg';
import type { Perform, PerformedItem } from '../performing.ts';
import type { Refusal } from '../refusal.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import type { NewItem } from '../store/intake/insert-items.ts';
import { recordAct } from '../store/acts/acts.ts';
import { keepAnswer, keepReceipt } from '../store/intake/receipts.ts';
import { inTransaction } from '../store/database/server-state.ts';
import type { Vault } from '../vault.ts';
import { answerTo } from './answer-to.ts';
import { lockSender } from './lock-sender.ts';

/** What was found out about an item: it is new, and this is the database's epoch that keeps its receipt; it was there; or it cannot be kept. */
export type Insertion = { keptUnder: string | undefined } | 'known' | Refusal;

/** What performing needs of the world. */
export interface PerformServices {
  pool: pg.Pool;
  vault: Vault;
  perform: Perform;
}

/**
 * Performs one item: its effect and its receipt, or neither, whatever else runs. The receipt's primary key decides who is first
 * (R1). Puts the answer into the entry of what is new. What its sender wants no receipt for leaves none, and is kept under no epoch.
 * Of an account that is gone nothing is new. What is refused may leave a trace, before its sender is told; its id is the item's, so that it
 * is one however often that comes.
 */
export async function performAlone(
  { pool, vault, perform }: PerformServices,
  entry: NewItem,
  receivedAt: number,
): Promise<Insertion> {
  // The caller has looked: it is one of these.
  const item = entry.item as PerformedItem;
  const hasReceipt = item.withoutReceipt !== true;
  try {
    return await withRetries(() =>
      inTransaction(pool, async (client) => {
        if (!(await lockSender(client, item))) return 'known';
        const epoch = hasReceipt ? await keepReceipt(client, item, receivedAt) : undefined;
        if (hasReceipt && epoch === undefined) return 'known';
        const performed = await perform({ client, vault, now: receivedAt }, item);
        if (!performed.ok) throw new Refused(performed.failure);
        entry.answer = answerTo(item, receivedAt, performed.value);
        if (hasReceipt) await keepAnswer(client, item.id, entry.answer);
        return { keptUnder: epoch };
      }),
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { trace } = error.refusal;
    if (trace) await withRetries(() => recordAct(pool, trace, receivedAt));
    return error.refusal;
  }
}

/** Rolls the transaction back. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}
