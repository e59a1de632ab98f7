import type pg from 'pg';
import type { InsertedCall } from '../../../contract/calls/queued.ts';
import { insertItems, type NewItem } from './insert-items.ts';

/** Milliseconds. The whole batch has already waited for its locks once; a second long wait for each item would not end. */
const SHORT_WAIT_MS = 100;

/** Keeps one item of a batch that could not be kept together. Answers the database's epoch when it was new. */
export async function insertAlone(
  pool: pg.Pool,
  call: InsertedCall,
  item: NewItem,
  receivedAt: number,
): Promise<string | undefined> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${SHORT_WAIT_MS}`);
    const fresh = await insertItems(client, call, [item], receivedAt);
    await client.query('COMMIT');
    return fresh.get(item.item.id);
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
