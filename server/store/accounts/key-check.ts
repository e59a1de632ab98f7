import type pg from 'pg';

const NAME = 'key_check';

/** Which key the sealed values of this database were made with; undefined while it has none. */
export async function readKeyCheck(db: pg.Pool | pg.PoolClient): Promise<string | undefined> {
  const { rows } = await db.query<{ value: string }>('SELECT value FROM server_state WHERE name = $1', [NAME]);
  return rows[0]?.value;
}

/**
 * Before something is sealed: from the first time on only one key may do it, whatever other processes are about to do.
 * False where another key was first. Until the transaction ends nobody else gets past here.
 */
export async function claimKeyCheck(client: pg.PoolClient, keyCheck: string): Promise<boolean> {
  const { rows } = await client.query<{ value: string }>(
    `INSERT INTO server_state (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = server_state.value RETURNING value`,
    [NAME, keyCheck],
  );
  return rows[0]?.value === keyCheck;
}
