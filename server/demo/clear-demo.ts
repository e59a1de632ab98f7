import type pg from 'pg';
import { exportedTables } from '../store/database/exported-tables.ts';

/** Is there nobody's account and nothing that was ever sent, erased things among it? */
export async function isEmpty(client: pg.PoolClient): Promise<boolean> {
  for (const table of exportedTables) {
    // A server that nobody has used yet counts its nothing too.
    if (table === 'daily_figures') continue;
    const { rows } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rows.length > 0) return false;
  }
  return true;
}

/** For a database in which filling was interrupted: nobody has been served from it yet, all there is was made up. Notices refer to no table. */
export async function clearDemo(client: pg.PoolClient): Promise<void> {
  await client.query(`TRUNCATE ${exportedTables.join(', ')}, removals, notices CASCADE`);
}
