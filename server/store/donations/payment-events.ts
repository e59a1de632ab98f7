import type pg from 'pg';

/** False where this event was taken before: each counts once. */
export async function insertPaymentEvent(
  client: pg.PoolClient,
  { id, kind }: { id: string; kind: string },
  now: number,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'insert-payment-event',
    text: `INSERT INTO payment_events (id, kind, received_at) VALUES ($1, $2, to_timestamp($3::double precision / 1000))
           ON CONFLICT (id) DO NOTHING`,
    values: [id, kind, now],
  });
  return rowCount === 1;
}

/**
 * What an admin has to look at. `unknown-order`: money for an order that is not ours · `recovered`: a donation that was lost with a state of
 * the database, made anew of the provider's records · `mismatch`: of another amount or currency than the
 * order's · `odd-refund`: of nothing, or of more than was paid and is here, and not counted · `second-payment`: an order was paid twice, the second goes back · `refund-failed` · `chargeback`: a bank took the money back ·
 * `events-missing`: the provider's events do not come any more, payments are fetched instead · `sums-differ`: a kept sum is not what the
 * entries come to.
 */
export type PaymentAlert =
  | 'unknown-order'
  | 'recovered'
  | 'mismatch'
  | 'odd-refund'
  | 'second-payment'
  | 'refund-failed'
  | 'chargeback'
  | 'events-missing'
  | 'sums-differ';

/** Once for each kind and subject. */
export async function notePaymentAlert(
  db: pg.Pool | pg.PoolClient,
  kind: PaymentAlert,
  about: string,
  now: number,
): Promise<void> {
  await db.query({
    name: 'note-payment-alert',
    text: `INSERT INTO payment_alerts (kind, about, at) VALUES ($1, $2, to_timestamp($3::double precision / 1000))
           ON CONFLICT (kind, about) DO NOTHING`,
    values: [kind, about, now],
  });
}

/** It turned out well. */
export async function forgetPaymentAlert(client: pg.PoolClient, kind: PaymentAlert, about: string): Promise<void> {
  await client.query({
    name: 'forget-payment-alert',
    text: 'DELETE FROM payment_alerts WHERE kind = $1 AND about = $2',
    values: [kind, about],
  });
}

/** Whatever they are about. */
export async function forgetPaymentAlerts(pool: pg.Pool, kind: PaymentAlert): Promise<void> {
  await pool.query({
    name: 'forget-payment-alerts',
    text: 'DELETE FROM payment_alerts WHERE kind = $1',
    values: [kind],
  });
}
