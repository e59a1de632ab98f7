import type pg from 'pg';

/** Is this a disaster that the public sees and that is not over? */
export async function isActiveDisaster(pool: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is-active-disaster',
    text: `SELECT 1 FROM reports WHERE id = $1 AND status = 'approved'`,
    values: [id],
  });
  return rowCount === 1;
}
