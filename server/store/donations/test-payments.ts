import type pg from 'pg';

/** One payment of the test payment page. Paise. */
export interface TestPayment {
  id: string;
  orderId: string;
  amount: number;
  state: 'captured' | 'failed';
}

export async function insertTestPayment(pool: pg.Pool, payment: TestPayment, now: number): Promise<void> {
  const { id, orderId, amount, state } = payment;
  await pool.query(
    `INSERT INTO test_payments (id, order_id, amount, state, at)
     VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000))`,
    [id, orderId, amount, state, now],
  );
}

/** The first payment of this order in this state. */
export async function findTestPayment(
  pool: pg.Pool,
  orderId: string,
  state: TestPayment['state'],
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM test_payments WHERE order_id = $1 AND state = $2 ORDER BY at, id LIMIT 1',
    [orderId, state],
  );
  return rows[0]?.id;
}

export async function testPaymentsOf(pool: pg.Pool, orderId: string): Promise<(TestPayment & { createdAt: number })[]> {
  const { rows } = await pool.query<TestPayment & { createdAt: number }>(
    `SELECT id, order_id AS "orderId", amount::double precision AS amount, state,
            round(extract(epoch FROM at) * 1000)::double precision AS "createdAt"
     FROM test_payments WHERE order_id = $1 ORDER BY at, id`,
    [orderId],
  );
  return rows;
}

/** Once for each key. False where there is no such payment, or less of it left. Paise. */
export async function refundTestPayment(
  pool: pg.Pool,
  { id, amount, key }: { id: string; amount: number; key: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE test_payments SET refunds = refunds || jsonb_build_object($3::text, $2::bigint)
     WHERE id = $1 AND state = 'captured' AND (refunds ? $3 OR
       $2 + COALESCE((SELECT SUM(value::bigint) FROM jsonb_each_text(refunds)), 0) <= amount)`,
    [id, amount, key],
  );
  return rowCount === 1;
}
