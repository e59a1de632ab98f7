import type pg from 'pg';

interface Rejection {
  /** The item's. */
  id: string;
  disasterId: string;
  ngoId: string;
}

/** Answers whether it is new. `now` in epoch milliseconds. */
export async function rejectDisaster(client: pg.PoolClient, rejection: Rejection, now: number): Promise<boolean> {
  const { id, disasterId, ngoId } = rejection;
  const { rowCount } = await client.query({
    name: 'reject-disaster',
    text: `INSERT INTO disaster_rejections (id, disaster_id, ngo_id, rejected_at)
           VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000)) ON CONFLICT (ngo_id, disaster_id) DO NOTHING`,
    values: [id, disasterId, ngoId, now],
  });
  return rowCount === 1;
}

/** Answers whether there was one. */
export async function reconsiderDisaster(client: pg.PoolClient, disasterId: string, ngoId: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'reconsider-disaster',
    text: 'DELETE FROM disaster_rejections WHERE disaster_id = $1 AND ngo_id = $2',
    values: [disasterId, ngoId],
  });
  return rowCount === 1;
}

/** Ids of the active disasters that the NGO put aside, the latest first. */
export async function disastersRejectedBy(pool: pg.Pool, ngoId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'disasters-rejected-by',
    text: `SELECT disaster_id AS id FROM disaster_rejections JOIN reports ON reports.id = disaster_id
           WHERE ngo_id = $1 AND status = 'approved' ORDER BY rejected_at DESC, disaster_id`,
    values: [ngoId],
  });
  return rows.map(({ id }) => id);
}
