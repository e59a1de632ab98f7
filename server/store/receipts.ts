import type pg from 'pg';

/** What the server once answered for an id. Kept for ever (R3). */
export interface StoredReceipt {
  id: string;
  owner: string;
  call: string;
  digest: string;
  status: number;
  /** The answer's body, byte for byte. */
  answer: string;
  /** The record was removed by request. */
  erased: boolean;
}

export async function findReceipts(pool: pg.Pool, ids: readonly string[]): Promise<Map<string, StoredReceipt>> {
  const { rows } = await pool.query<StoredReceipt>({
    name: 'find-receipts',
    text: `SELECT id, owner, call, digest, status, answer, erased_at IS NOT NULL AS erased
           FROM receipts WHERE id = ANY ($1::uuid[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
