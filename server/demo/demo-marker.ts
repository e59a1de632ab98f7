import type pg from 'pg';

const NAME = 'demo';

/** How far the demonstration in this database has come; absent: it holds none, and may hold what is real. */
export type DemoState = 'filling' | 'ready';

export async function readDemoState(db: pg.Pool | pg.PoolClient): Promise<DemoState | undefined> {
  const { rows } = await db.query<{ value: DemoState }>('SELECT value FROM server_state WHERE name = $1', [NAME]);
  return rows[0]?.value;
}

export async function writeDemoState(db: pg.Pool | pg.PoolClient, state: DemoState): Promise<void> {
  await db.query(
    'INSERT INTO server_state (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [NAME, state],
  );
}
