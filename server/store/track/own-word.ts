import type pg from 'pg';

/** A record whose row nobody else changes until the transaction ends, as far as its sender's word goes. */
export interface OwnRecord {
  table: 'reports' | 'aid_requests';
  /** SHA-256 of the claim secret; absent where the sender made none. */
  claimHash?: string;
  /** Its sender said so. */
  isOver: boolean;
}

/** The report or aid request with this id; undefined where there is none. */
export async function lockOwn(client: pg.PoolClient, id: string): Promise<OwnRecord | undefined> {
  for (const table of ['reports', 'aid_requests'] as const) {
    const { rows } = await client.query<{ claim: string | null; isOver: boolean }>({
      name: `lock-own-${table}`,
      text: `SELECT claim_hash AS claim, over_at IS NOT NULL AS "isOver" FROM ${table} WHERE id = $1 FOR NO KEY UPDATE`,
      values: [id],
    });
    const [row] = rows;
    if (row) return { table, isOver: row.isOver, ...(row.claim !== null && { claimHash: row.claim }) };
  }
  return undefined;
}

/** It stands. Said earlier than what is known, it is no news. `at` in epoch milliseconds. */
export async function keepConfirmed(
  client: pg.PoolClient,
  { table }: OwnRecord,
  id: string,
  at: number,
): Promise<void> {
  await client.query({
    name: `keep-confirmed-${table}`,
    text: `UPDATE ${table} SET confirmed_at = to_timestamp($2::double precision / 1000), changed_at = change_time()
           WHERE id = $1 AND (confirmed_at IS NULL OR confirmed_at < to_timestamp($2::double precision / 1000))`,
    values: [id, at],
  });
}

/** It is over since then, or not any more. */
export async function keepOver(
  client: pg.PoolClient,
  { table }: OwnRecord,
  id: string,
  at: number | undefined,
): Promise<void> {
  await client.query({
    name: `keep-over-${table}`,
    text: `UPDATE ${table} SET over_at = to_timestamp($2::double precision / 1000), changed_at = change_time() WHERE id = $1`,
    values: [id, at ?? null],
  });
}
