import type pg from 'pg';

const states = {
  departed: `status = 'in_transit'`,
  unconfirmed: `status = 'delivered' AND is_confirmed IS NOT TRUE`,
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

/** Did its receiver confirm it? Undefined: there is none, or it was not handed over. */
export async function isConfirmed(pool: pg.Pool, id: string): Promise<boolean | undefined> {
  const { rows } = await pool.query<{ confirmed: boolean | null }>({
    name: 'is-delivery-confirmed',
    text: `SELECT is_confirmed AS confirmed FROM deliveries WHERE id = $1 AND status = 'delivered'`,
    values: [id],
  });
  return rows[0] && rows[0].confirmed === true;
}
