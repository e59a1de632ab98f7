import type pg from 'pg';
import { beginEpoch, inTransaction } from '../../../server/store/database/server-state.ts';

/** All that a database knows of money, each table after those that it refers to. */
const tables = [
  'donations',
  'refunds',
  'fund_entries',
  'fund_sums',
  'fund_givers',
  'payment_events',
  'payment_alerts',
  'receipt_numbers',
  'ledger_logs',
  'ledger_entries',
  'ledger_nodes',
  'ledger_checkpoints',
  'ledger_salts',
] as const;

/** Keeps what the database knows of money now; a backup from before is forgotten. */
export async function backUpMoney(pool: pg.Pool): Promise<void> {
  await pool.query('DROP SCHEMA IF EXISTS backup CASCADE');
  await pool.query('CREATE SCHEMA backup');
  for (const table of tables) await pool.query(`CREATE TABLE backup.${table} AS TABLE public.${table}`);
  await pool.query(`CREATE TABLE backup.server_state AS SELECT * FROM server_state WHERE name = 'payments_listed'`);
}

/** Puts that back, as who restores a backup does: what came since is gone, and a new epoch begins. */
export async function putBackMoney(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const table of tables.toReversed()) await client.query(`DELETE FROM ${table}`);
    for (const table of tables) {
      const { rows } = await client.query<{ name: string }>(
        `SELECT column_name AS name FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
        [table],
      );
      const columns = rows.map(({ name }) => name).join(', ');
      await client.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM backup.${table}`);
    }
    await client.query(`DELETE FROM server_state WHERE name = 'payments_listed'`);
    await client.query('INSERT INTO server_state SELECT * FROM backup.server_state');
    await beginEpoch(client, 'restored');
  });
}
