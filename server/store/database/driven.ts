import type pg from 'pg';

/** Tables of what people drive to, and are asked about (`../track/asked.ts`). */
export type AskedTable = 'reports' | 'aid_requests';

/** Somebody sets out for it at `now`, in epoch milliseconds. Its row is locked. */
export async function noteDriven(client: pg.PoolClient, table: AskedTable, id: string, now: number): Promise<void> {
  await client.query({
    name: `note-driven-${table}`,
    text: `UPDATE ${table} SET driven_at = GREATEST(driven_at, to_timestamp($2::double precision / 1000)) WHERE id = $1`,
    values: [id, now],
  });
}

/** Whoever set out for these has set out for that one. */
export async function moveDriven(
  client: pg.PoolClient,
  table: AskedTable,
  from: readonly string[],
  to: string,
): Promise<void> {
  await client.query({
    name: `move-driven-${table}`,
    text: `UPDATE ${table} SET driven_at = before.at
           FROM (SELECT max(driven_at) AS at FROM ${table} WHERE id = ANY ($1::uuid[])) AS before
           WHERE id = $2 AND before.at > COALESCE(driven_at, '-infinity')`,
    values: [from, to],
  });
}
