import type pg from 'pg';
import type { Receipt } from '../../../contract/entities/receipt.ts';
import type { ServerRow } from '../server-model.ts';

/** SQLSTATE that the database shall raise for an item: locked for too long, or a bug of the server's own. */
export type Trouble = '55P03' | 'P0001';

/** The tables, and beside them what makes the database refuse one named item. */
const PLANT = `
  CREATE TABLE sim_trouble (id uuid PRIMARY KEY, code text NOT NULL);
  CREATE FUNCTION sim_trouble() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE found text;
  BEGIN
    SELECT code INTO found FROM sim_trouble WHERE id = NEW.id;
    IF found IS NOT NULL THEN RAISE EXCEPTION 'planned trouble' USING ERRCODE = found; END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER sim_trouble BEFORE INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION sim_trouble()`;

const RECORDS = `
  SELECT id, owner, body, claim_hash, device_created_at, 'reportDisaster' AS call FROM reports
  UNION ALL SELECT id, owner, body, claim_hash, device_created_at, 'requestAid' FROM aid_requests`;

/** Each item's receipt and record, and the record's columns against its body. */
const DUMP = `
  SELECT coalesce(receipt.id, record.id) AS id, receipt.digest, receipt.answer, record.body,
         receipt.erased_at IS NOT NULL AS "isErased",
         receipt.status = 201 AND receipt.call = record.call
           AND receipt.owner = 'anonymous' AND record.owner = 'anonymous'
           AND record.claim_hash = record.body::jsonb ->> 'claimSecretHash'
           AND record.device_created_at = (record.body::jsonb ->> 'createdAt')::timestamptz AS "isSound"
  FROM receipts receipt FULL JOIN (${RECORDS}) record ON record.id = receipt.id`;

export interface DumpedItem {
  id: string;
  digest: string | null;
  answer: string | null;
  body: string | null;
  isErased: boolean | null;
  /** Receipt and record are both there and say the same. */
  isSound: boolean | null;
}

export async function plantTrouble(pool: pg.Pool): Promise<void> {
  await pool.query(PLANT);
}

/** Makes the database anew for the next history. */
export async function emptyTables(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM sim_trouble; DELETE FROM reports; DELETE FROM aid_requests; DELETE FROM receipts');
}

/** From now on exactly these items meet trouble. */
export async function setTrouble(pool: pg.Pool, troubles: ReadonlyMap<string, Trouble>): Promise<void> {
  await pool.query('DELETE FROM sim_trouble');
  if (troubles.size === 0) return;
  await pool.query('INSERT INTO sim_trouble SELECT * FROM unnest($1::uuid[], $2::text[])', [
    [...troubles.keys()],
    [...troubles.values()],
  ]);
}

/** As if these items had never come. */
export async function forget(client: pg.PoolClient, ids: readonly string[]): Promise<void> {
  for (const table of ['reports', 'aid_requests', 'receipts'])
    await client.query(`DELETE FROM ${table} WHERE id = ANY ($1::uuid[])`, [ids]);
}

/** Removes a record as its person's wish to be forgotten will; the receipt stays as tombstone. */
export async function erase(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('UPDATE receipts SET erased_at = now() WHERE id = $1', [id]);
  for (const table of ['reports', 'aid_requests']) await pool.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
}

export async function dump(pool: pg.Pool, ids?: readonly string[]): Promise<DumpedItem[]> {
  const where = ids ? ' WHERE coalesce(receipt.id, record.id) = ANY ($1::uuid[])' : '';
  const { rows } = await pool.query<DumpedItem>(DUMP + where, ids ? [ids] : []);
  return rows;
}

/** The item as the invariants want it; `undefined` for one without a record. */
export function rowOf({ id, digest, answer, body }: DumpedItem): ServerRow | undefined {
  if (digest === null || answer === null || body === null) return undefined;
  const { receipt } = JSON.parse(answer) as { receipt: Receipt };
  return { id, owner: 'anonymous', digest, body, receipt };
}
