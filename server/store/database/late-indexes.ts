import type pg from 'pg';
import { ASKED_NOW } from '../migrations/0061-asked-around.ts';
import { openPool } from './pool.ts';

const SEARCHED = ['reports', 'aid_requests', 'contact_messages', 'donations', 'accounts'];

/**
 * Indexes that no answer depends on, only its time. A migration that made them would keep everybody from writing meanwhile: with a million
 * records, for more than a minute. The order is that in which their want is felt.
 *
 * What waits to go into one of `sought` each search reads whole, with hundreds of words where a slip is looked for: of the 4 MB that the
 * database lets wait that took 670 ms, of 128 kB it takes 10.
 */
const indexes: readonly (readonly [name: string, on: string])[] = [
  ...SEARCHED.map(
    (table) => [`${table}_sought`, `${table} USING gin (sought) WITH (gin_pending_list_limit = 128)`] as const,
  ),
  ['aid_requests_unclaimed', `aid_requests (created_at, id) WHERE ${ASKED_NOW} AND NOT claimed`],
  ...SEARCHED.map((table) => [`${table}_unsought`, `${table} (id) WHERE sought IS NULL`] as const),
];

/**
 * Makes those that are missing, or were not finished, while others read and write. The answer says whether all are there: another process may
 * be making them, or this one is to stop.
 */
export async function makeLateIndexes(pool: pg.Pool, isStopping: () => boolean = () => false): Promise<boolean> {
  if ((await missing(pool)).length === 0) return true;
  // Reading every row takes its time. With the connection go its settings and the lock.
  const own = openPool({
    connectionString: String(pool.options.connectionString),
    onIdleError: () => undefined,
    connections: 1,
    answerMs: Infinity,
  });
  try {
    const client = await own.connect();
    try {
      return await makeAll(client, isStopping);
    } finally {
      client.release(true);
    }
  } finally {
    await own.end();
  }
}

async function makeAll(client: pg.PoolClient, isStopping: () => boolean): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    `SELECT set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false),
            pg_try_advisory_lock(hashtextextended('indexes ' || current_schema(), 0)) AS "isOurs"`,
  );
  if (rows[0]?.isOurs !== true) return false;
  for (const [name, on] of await missing(client)) {
    if (isStopping()) return false;
    // Left by a process that ended in the middle: kept up by whoever writes, and used by nobody.
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await client.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
  }
  return true;
}

async function missing(database: pg.Pool | pg.PoolClient): Promise<typeof indexes> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name
     WHERE NOT EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass(name) AND indisvalid)`,
    [indexes.map(([name]) => name)],
  );
  const names = new Set(rows.map(({ name }) => name));
  return indexes.filter(([name]) => names.has(name));
}
