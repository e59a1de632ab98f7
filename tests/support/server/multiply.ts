import type { TestApp } from './start-app.ts';

const times = { aid_requests: 'created_at', reports: 'reported_at' } as const;

/** Makes `count` more of each row that the table holds, alike but for their ids; two of each moment, each pair a millisecond older. */
export async function multiply(app: TestApp, table: keyof typeof times, count: number): Promise<void> {
  const time = times[table];
  const [row] = await app.query<{ columns: string }>(
    `SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' AND column_name NOT IN ('id', $2)`,
    [table, time],
  );
  await app.query(
    `INSERT INTO ${table} (id, ${time}, ${row?.columns})
     SELECT gen_random_uuid(), ${time} - n / 2 * interval '1 ms', ${row?.columns}
     FROM ${table}, generate_series(1, $1) AS n`,
    [count],
  );
}
