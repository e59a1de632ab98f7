import type pg from 'pg';

/** SQL over a row of `deliveries`: handed over, and neither confirmed by its receiver nor settled by the time that ran out. */
export const UNCONFIRMED = `status = 'delivered' AND is_confirmed IS NOT TRUE AND settled_by IS NULL`;

const states = {
  departed: `status = 'in_transit'`,
  unconfirmed: UNCONFIRMED,
} as const;

/** Is a delivery for this aid request on its way, or was one handed over that nobody has confirmed? */
export async function hasDelivery(pool: pg.Pool, aidId: string, change: keyof typeof states): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: `has-delivery-${change}`,
    text: `SELECT 1 FROM deliveries WHERE aid_id = $1 AND ${states[change]} LIMIT 1`,
    values: [aidId],
  });
  return rowCount !== null && rowCount > 0;
}

/** How a delivery that was handed over stands; undefined: there is none, or it was not handed over. */
export async function standingOf(
  pool: pg.Pool,
  id: string,
): Promise<'confirmed' | 'unconfirmed' | 'missing' | undefined> {
  const { rows } = await pool.query<{ confirmed: boolean | null; missing: boolean }>({
    name: 'standing-of-delivery',
    text: `SELECT is_confirmed AS confirmed,
                  EXISTS (SELECT 1 FROM delivery_lines WHERE delivery_id = deliveries.id AND state = 'missing') AS missing
           FROM deliveries WHERE id = $1 AND status = 'delivered'`,
    values: [id],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  if (row.missing) return 'missing';
  return row.confirmed === true ? 'confirmed' : 'unconfirmed';
}
