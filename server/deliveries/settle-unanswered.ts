import type pg from 'pg';
import { lockAid } from '../store/aid/aid-requests.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { findDelivery, unansweredSince } from '../store/deliveries/deliveries.ts';
import { allReadable } from '../unreadable.ts';
import { settleDelivery } from './settle-delivery.ts';

/** Milliseconds in which a receiver may say what came, before it counts as received. */
const ANSWER_MS = 72 * 3_600_000;

/**
 * What was handed over without a code, and whose receiver has said nothing for so long, counts as received. Each is a transaction of its own:
 * harmless in several processes at once, and when one dies. `now` in epoch milliseconds.
 */
export async function settleUnanswered(
  pool: pg.Pool,
  now: number,
  isOver: () => boolean,
  unreadable = allReadable,
): Promise<void> {
  for (const { id, aidId } of await unansweredSince(pool, now - ANSWER_MS, unreadable.ids())) {
    if (isOver()) return;
    const settle = () => withRetries(() => inTransaction(pool, (client) => settleOne(client, { id, aidId }, now)));
    await unreadable.unless(id, settle);
  }
}

async function settleOne(
  client: pg.PoolClient,
  { id, aidId }: { id: string; aidId: string },
  now: number,
): Promise<void> {
  const aid = await lockAid(client, aidId);
  const delivery = aid && (await findDelivery(client, id));
  // Its receiver may have said something while this waited for the lock.
  if (aid === undefined || delivery === undefined || delivery.settledBy !== null || delivery.isConfirmed === true)
    return;
  await settleDelivery({ client, now, aid, delivery }, { by: 'time' });
}
