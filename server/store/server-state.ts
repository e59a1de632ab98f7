import type pg from 'pg';

/** Random id of this database's life, made with it; sent as `X-Server-Epoch`. */
export async function readEpoch(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ value: string }>(`SELECT value FROM server_state WHERE name = 'epoch'`);
  const row = rows[0];
  if (row === undefined) throw new Error('the database has no epoch');
  return row.value;
}

/** Throws when the database does not answer. */
export async function ping(pool: pg.Pool): Promise<void> {
  await pool.query('SELECT 1');
}
