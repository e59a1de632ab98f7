import type pg from 'pg';

export interface PaymentAlert {
  id: string;
  kind: string;
  about: string;
  at: Date;
}

/** Alerts in one answer: more is one trouble told often. */
const COUNT = 50;

/** What an admin has to look at about payments, newest first. */
export async function paymentAlerts(pool: pg.Pool): Promise<PaymentAlert[]> {
  const { rows } = await pool.query<PaymentAlert>({
    name: 'payment-alerts',
    text: 'SELECT id, kind, about, at FROM payment_alerts ORDER BY at DESC, id LIMIT $1',
    values: [COUNT],
  });
  return rows;
}
