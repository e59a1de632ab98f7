import type pg from 'pg';
import { inTransaction } from './server-state.ts';

/** Bytes of a row, of which no two share one of the database's pages of 8 KB. */
const WIDE = 4_200;

/** Writes one more row, committed as everybody's items are, and says which process of the database did it. */
export async function writeReadyRow(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ backend: number }>({
    name: 'write-ready-row',
    text: `INSERT INTO ready_rows (filler) VALUES (repeat('x', ${WIDE})) RETURNING pg_backend_pid() AS backend`,
  });
  return rows[0]?.backend ?? 0;
}

/**
 * Gives the pages of all rows back: deleted ones would leave room within the file, and the next rows prove nothing about the disk. Where
 * somebody has the table in hand, as a backup does, the next one does it: nobody waits behind this.
 */
export async function emptyReadyRows(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('LOCK TABLE ready_rows IN ACCESS EXCLUSIVE MODE NOWAIT');
    await client.query('TRUNCATE ready_rows');
  });
}
