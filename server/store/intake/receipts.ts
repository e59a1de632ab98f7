import type pg from 'pg';
import type { Fingerprint } from '../../item.ts';

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
  /** The database's, when the receipt was found. */
  epoch: string;
}

/** As a column: the epoch of the database in the snapshot of the statement that asks for it. */
export const EPOCH = `(SELECT value FROM server_state WHERE name = 'epoch')`;

export async function findReceipts(pool: pg.Pool, ids: readonly string[]): Promise<Map<string, StoredReceipt>> {
  const { rows } = await pool.query<StoredReceipt>({
    name: 'find-receipts',
    text: `SELECT id, owner, call, digest, status, answer, erased_at IS NOT NULL AS erased, ${EPOCH} AS epoch
           FROM receipts WHERE id = ANY ($1::uuid[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The receipt of an item that is being performed, still without its answer. Answers the database's epoch; undefined where the id has a receipt already. */
export async function keepReceipt(
  client: pg.PoolClient,
  { id, owner, call, digest }: Fingerprint,
  receivedAt: number,
): Promise<string | undefined> {
  const { rows } = await client.query<{ epoch: string }>({
    name: 'keep-receipt',
    text: `INSERT INTO receipts (id, owner, call, digest, status, answer, created_at)
           VALUES ($1, $2, $3, $4, 201, '', to_timestamp($5::double precision / 1000))
           ON CONFLICT (id) DO NOTHING
           RETURNING ${EPOCH} AS epoch`,
    values: [id, owner, call, digest, receivedAt],
  });
  return rows[0]?.epoch;
}

export async function keepAnswer(client: pg.PoolClient, id: string, answer: string): Promise<void> {
  await client.query({
    name: 'keep-answer',
    text: 'UPDATE receipts SET answer = $2 WHERE id = $1',
    values: [id, answer],
  });
}

/** Which of the ids have a receipt, erased ones among them, and the database's epoch: both of one moment. */
export async function knownReceipts(
  pool: pg.Pool,
  ids: readonly string[],
): Promise<{ epoch: string; known: ReadonlySet<string> }> {
  const { rows } = await pool.query<{ epoch: string; known: string[] }>({
    name: 'known-receipts',
    text: `SELECT ${EPOCH} AS epoch,
                  ARRAY(SELECT id::text FROM receipts WHERE id = ANY ($1::uuid[])) AS known`,
    values: [ids],
  });
  const row = rows[0];
  if (row === undefined) throw new Error('the database has no epoch');
  return { epoch: row.epoch, known: new Set(row.known) };
}
