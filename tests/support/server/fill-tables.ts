import type { TestApp } from './start-app.ts';

interface ColumnRow {
  name: string;
  type: string;
}

/** Those of the server itself, of who shares a position at this minute, one whose rows are in an order, and counts that are folded each minute. */
const NOT_GROWING = [
  'server_state',
  'ledger_logs',
  'receipt_numbers',
  'live_positions',
  'kept_apart',
  'kept_counts',
  'cell_changes',
  'cell_counts',
];

/** SQL over `n` of a value that is no other row's: of times one that is still to come, so that nothing is due by it. */
const values: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'made ' || n`,
  integer: 'n',
  bigint: 'n',
  smallint: '1',
  numeric: 'n',
  'double precision': 'n % 90',
  boolean: 'false',
  date: `DATE '3000-01-01'`,
  jsonb: `'[]'`,
  bytea: `sha256(n::text::bytea)`,
  'text[]': `'{}'`,
  'uuid[]': `'{}'`,
  'smallint[]': `'{}'`,
};

function valueOf(type: string): string {
  const value = type.startsWith('timestamp') ? `now() + interval '300 days' + n * interval '1 s'` : values[type];
  if (value === undefined) throw new Error(`no value is known of type ${type}`);
  return value;
}

/**
 * Puts `count` rows into each table that may grow, made of nothing but their types: none of them is any job's. `own` says more about
 * columns of some, by SQL over `n`. What they refer to need not be there.
 */
export async function fillTables(
  { pool }: TestApp,
  count: number,
  own: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL session_replication_role = replica`);
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
         AND relname NOT LIKE 'kysely%' AND relname <> ALL ($1)`,
      [NOT_GROWING],
    );
    for (const { name } of tables) {
      const { rows: needed } = await client.query<ColumnRow>(
        `SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
         WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
           AND attnotnull AND NOT atthasdef`,
        [name],
      );
      const columns = {
        ...Object.fromEntries(needed.map(({ name: column, type }) => [column, valueOf(type)])),
        ...own[name],
      };
      await client.query(
        `INSERT INTO ${name} (${Object.keys(columns).join(', ')})
         SELECT ${Object.values(columns).join(', ')} FROM generate_series(1, ${count}) AS n ON CONFLICT DO NOTHING`,
      );
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    client.release();
  }
}
