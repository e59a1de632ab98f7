import type pg from 'pg';

interface Rejection {
  /** The item's. */
  id: string;
  aidId: string;
  ngoId: string;
}

/** Answers whether it is new. `now` in epoch milliseconds. */
export async function insertRejection(client: pg.PoolClient, rejection: Rejection, now: number): Promise<boolean> {
  const { id, aidId, ngoId } = rejection;
  const { rowCount } = await client.query({
    name: 'insert-rejection',
    text: `INSERT INTO aid_rejections (id, aid_id, ngo_id, rejected_at)
           VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000)) ON CONFLICT (aid_id, ngo_id) DO NOTHING`,
    values: [id, aidId, ngoId, now],
  });
  return rowCount === 1;
}

/** Answers whether there was one. */
export async function dropRejection(client: pg.PoolClient, aidId: string, ngoId: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'drop-rejection',
    text: 'DELETE FROM aid_rejections WHERE aid_id = $1 AND ngo_id = $2',
    values: [aidId, ngoId],
  });
  return rowCount === 1;
}

/** Ids of the active requests that the NGO put aside, the latest first. */
export async function rejectedBy(pool: pg.Pool, ngoId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'rejected-by',
    text: `SELECT aid_id AS id FROM aid_rejections JOIN aid_requests ON aid_requests.id = aid_id
           WHERE ngo_id = $1 AND status = 'active' ORDER BY rejected_at DESC, aid_id`,
    values: [ngoId],
  });
  return rows.map(({ id }) => id);
}
