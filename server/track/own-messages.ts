import type pg from 'pg';
import { messagesBy } from '../store/track/record-messages.ts';

/** What an account wrote to those whose records it had in hand, for its own export. */
export async function ownMessages(pool: pg.Pool, accountId: string) {
  const messages = await messagesBy(pool, accountId);
  return messages.map(({ id: _id, recordId, text, saidAt }) => ({ _id, recordId, text, at: saidAt.toISOString() }));
}
