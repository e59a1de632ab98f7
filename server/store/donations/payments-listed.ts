import type pg from 'pg';
import type { ProviderPayment } from '../../payments/provider.ts';

/** Up to when the provider's own list of payments was read: epoch milliseconds, as text. */
const LISTED = 'payments_listed';

/**
 * Up to when everything that the provider knows is known here, in epoch milliseconds. Where nobody has read its list yet: up to the last
 * donation, or the first account. A server without either has lost nothing.
 */
export async function listedUntil(pool: pg.Pool, now: number): Promise<number> {
  await pool.query({
    name: 'begin-payments-listed',
    text: `INSERT INTO server_state (name, value)
           SELECT $1, floor(COALESCE(
             extract(epoch FROM (SELECT max(created_at) FROM donations WHERE order_id IS NOT NULL)) * 1000,
             extract(epoch FROM (SELECT min(created_at) FROM accounts)) * 1000, $2::double precision))::bigint::text
           ON CONFLICT (name) DO NOTHING`,
    values: [LISTED, now],
  });
  const { rows } = await pool.query<{ value: string }>({
    name: 'payments-listed',
    text: 'SELECT value FROM server_state WHERE name = $1',
    values: [LISTED],
  });
  return Number(rows[0]?.value ?? now);
}

/** False where somebody changed it meanwhile: who read from `from` says nothing of a database that was put back since. */
export async function keepListed(pool: pg.Pool, from: number, to: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'keep-payments-listed',
    text: 'UPDATE server_state SET value = $3 WHERE name = $1 AND value = $2',
    values: [LISTED, String(from), String(to)],
  });
  return rowCount === 1;
}

/** Rows came from an export: what was given since that was made is not among them. `at` in epoch milliseconds. */
export async function listAnewFrom(client: pg.PoolClient, at: number): Promise<void> {
  await client.query(
    `INSERT INTO server_state (name, value) VALUES ($1, $2::text)
     ON CONFLICT (name) DO UPDATE SET value = LEAST(server_state.value::bigint, EXCLUDED.value::bigint)::text`,
    [LISTED, String(Math.floor(at))],
  );
}

/**
 * Of payments in the provider's list, the orders that nobody here asks after by themselves: that are unknown, or over and not credited with
 * that payment. A payment that failed says nothing of an order that is known.
 */
export async function ordersToRecover(
  pool: pg.Pool,
  payments: readonly ProviderPayment[],
): Promise<{ orderId: string; paymentIds: string[] }[]> {
  const { rows } = await pool.query<{ orderId: string; paymentIds: string[] }>({
    name: 'orders-to-recover',
    text: `SELECT told.order_id AS "orderId", COALESCE(array_agg(told.id) FILTER (WHERE told.is_paid), '{}') AS "paymentIds"
           FROM unnest($1::text[], $2::text[], $3::boolean[]) AS told (id, order_id, is_paid)
           LEFT JOIN donations AS donation ON donation.order_id = told.order_id
           WHERE donation.id IS NULL OR told.is_paid AND check_at IS NULL AND donation.payment_id IS DISTINCT FROM told.id
           GROUP BY told.order_id ORDER BY min(told.id)`,
    values: [
      payments.map(({ id }) => id),
      payments.map(({ orderId }) => orderId),
      payments.map(({ status }) => status !== 'failed' && status !== 'created'),
    ],
  });
  return rows;
}
