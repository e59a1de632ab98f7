import type pg from 'pg';
import { contractNumber } from '../../contract/contract-number.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { allReadable } from '../unreadable.ts';
import { readPartAgain } from '../store/intake/read-again.ts';

/** After an update of this server: reads again what the one before it kept of newer apps without knowing all of it. */
export async function readAgain(
  pool: pg.Pool,
  isStopping: () => boolean,
  number = contractNumber,
  unreadable = allReadable,
): Promise<number> {
  let all = 0;
  while (!isStopping()) {
    const count = await inTransaction(pool, (client) => readPartAgain(client, number, unreadable));
    if (count === 0) break;
    all += count;
  }
  return all;
}
