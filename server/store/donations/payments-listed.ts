import type pg from 'pg';

/** Up to when the provider's own list of payments was read, in epoch milliseconds, after the epoch of the database in which it was. */
const LISTED = 'payments_listed';

export interface Listed {
  /** As it is kept. */
  mark: string;
  /** Everything that the provider knows up to then is known here. Epoch milliseconds. */
  until: number;
  /** The database was put back since. */
  isOfOtherEpoch: boolean;
}

/**
 * How far the list was read. Where nobody has read it yet: up to the last donation, or the first account. A server without either has lost
 * nothing.
 */
export async function findListed(pool: pg.Pool, now: number): Promise<Listed> {
  await pool.query({
    name: 'begin-payments-listed',
    text: `INSERT INTO server_state (name, value)
           SELECT $1, value || ' ' || floor(COALESCE(
             extract(epoch FROM (SELECT max(created_at) FROM donations WHERE order_id IS NOT NULL)) * 1000,
             extract(epoch FROM (SELECT min(created_at) FROM accounts)) * 1000, $2::double precision))::bigint
           FROM server_state WHERE name = 'epoch' ON CONFLICT (name) DO NOTHING`,
    values: [LISTED, now],
  });
  const { rows } = await pool.query<{ mark: string; epoch: string }>({
    name: 'payments-listed',
    text: `SELECT listed.value AS mark, epoch.value AS epoch FROM server_state AS listed, server_state AS epoch
           WHERE listed.name = $1 AND epoch.name = 'epoch'`,
    values: [LISTED],
  });
  const { mark = '', epoch = '' } = rows[0] ?? {};
  const [of, until] = mark.split(' ');
  return { mark, until: Number(until), isOfOtherEpoch: of !== epoch };
}

/**
 * It was read up to `until`. Undefined where the mark is not `mark` any more: another process was faster, or the database was put back, and
 * who read for the state before says nothing of this one.
 */
export async function keepListed(pool: pg.Pool, mark: string, until: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ mark: string }>({
    name: 'keep-payments-listed',
    text: `UPDATE server_state SET value = (SELECT value FROM server_state WHERE name = 'epoch') || ' ' || $3::bigint
           WHERE name = $1 AND value = $2 RETURNING value AS mark`,
    values: [LISTED, mark, until],
  });
  return rows[0]?.mark;
}

/** Rows came from an export: what was given since that was made is not among them. `at` in epoch milliseconds. */
export async function listAnewFrom(client: pg.PoolClient, at: number): Promise<void> {
  await client.query(
    `INSERT INTO server_state (name, value) VALUES ($1, 'imported ' || $2::bigint)
     ON CONFLICT (name) DO UPDATE SET value = 'imported ' || LEAST(split_part(server_state.value, ' ', 2)::bigint, $2::bigint)`,
    [LISTED, Math.floor(at)],
  );
}

/**
 * Of payments in the provider's list, the orders that nobody here asks after by themselves: that are unknown, or over and not credited with
 * that payment. A payment that failed says nothing of an order that is known.
 */
export async function ordersToRecover(
  pool: pg.Pool,
  payments: readonly { id: string; orderId: string; status: string }[],
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
