import type pg from 'pg';
import { insertFundEntry, type FundEntry } from '../store/donations/fund-entries.ts';

/**
 * The one way in for a movement of money, in the transaction of whatever caused it, with its donation locked. False where an entry of this
 * id is there already: nothing was done then.
 */
export async function keepFundEntry(client: pg.PoolClient, entry: FundEntry): Promise<boolean> {
  return insertFundEntry(client, entry);
}
