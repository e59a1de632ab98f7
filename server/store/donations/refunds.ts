import type pg from 'pg';

/** Money on its way back to a donor. Paise, times in epoch milliseconds. */
export interface KeptRefund {
  /** Also its key at the provider, and its entry's id. */
  id: string;
  donationId: string;
  paymentId: string;
  providerId: string | null;
  amount: number;
  /** False: of a payment that was never credited. */
  counts: boolean;
  /** `due`: the provider has not been told, or did not answer · `sent`: the provider has it · `done` · `failed`: it stays with us. */
  state: 'due' | 'sent' | 'done' | 'failed';
  reason: string;
  accountId: string | null;
  tries: number;
  at: number;
}

const COLUMNS = `id, donation_id AS "donationId", payment_id AS "paymentId", provider_id AS "providerId",
  amount::double precision AS amount, counts, state, reason, account_id AS "accountId", tries,
  extract(epoch FROM at)::double precision * 1000 AS at`;

export type NewRefund = Pick<
  KeptRefund,
  'id' | 'donationId' | 'paymentId' | 'amount' | 'counts' | 'state' | 'reason'
> & {
  providerId?: string;
  accountId?: string;
};

/** One that is due is told to the provider from now on. False where its id is taken. */
export async function insertRefund(client: pg.PoolClient, refund: NewRefund, now: number): Promise<boolean> {
  const { id, donationId, paymentId, providerId, amount, counts, state, reason, accountId } = refund;
  const { rowCount } = await client.query({
    name: 'insert-refund',
    text: `INSERT INTO refunds (id, donation_id, payment_id, provider_id, amount, counts, state, reason, account_id, at, try_at)
           SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, moment, CASE WHEN $7 = 'due' THEN moment END
           FROM to_timestamp($10::double precision / 1000) AS moment ON CONFLICT (id) DO NOTHING`,
    values: [id, donationId, paymentId, providerId, amount, counts, state, reason, accountId, now],
  });
  return rowCount === 1;
}

/** By its id, which a provider hands back as its receipt, or by the provider's own. */
export async function findRefund(
  db: pg.Pool | pg.PoolClient,
  { id, providerId }: { id?: string | undefined; providerId?: string },
): Promise<KeptRefund | undefined> {
  const { rows } = await db.query<KeptRefund>({
    name: 'find-refund',
    text: `SELECT ${COLUMNS} FROM refunds WHERE id = $1 OR provider_id = $2`,
    values: [id, providerId],
  });
  return rows[0];
}

/** Is this payment on its way back, or was it? */
export async function hasRefund(client: pg.PoolClient, paymentId: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'has-refund',
    text: 'SELECT 1 FROM refunds WHERE payment_id = $1 LIMIT 1',
    values: [paymentId],
  });
  return rowCount === 1;
}

/** Paise of the credited payment that went back or are on their way; of them those that are under way. */
export async function refundedOf(
  client: pg.PoolClient,
  donationId: string,
): Promise<{ asked: number; underWay: number }> {
  const { rows } = await client.query<{ asked: number; underWay: number }>({
    name: 'refunded-of',
    text: `SELECT COALESCE(SUM(amount), 0)::double precision AS asked,
                  COALESCE(SUM(amount) FILTER (WHERE state <> 'done'), 0)::double precision AS "underWay"
           FROM refunds WHERE donation_id = $1 AND counts AND state <> 'failed'`,
    values: [donationId],
  });
  return rows[0] ?? { asked: 0, underWay: 0 };
}

/** `tryAt` in epoch milliseconds; null: not again. */
export async function keepRefundState(
  client: pg.PoolClient,
  id: string,
  { state, providerId, tryAt }: { state: KeptRefund['state']; providerId?: string; tryAt: number | null },
): Promise<void> {
  await client.query({
    name: 'keep-refund-state',
    text: `UPDATE refunds SET state = $2, provider_id = COALESCE(provider_id, $3), tries = tries + 1,
             try_at = to_timestamp($4::double precision / 1000) WHERE id = $1`,
    values: [id, state, providerId, tryAt],
  });
}

export async function refundsDue(pool: pg.Pool, now: number, count: number): Promise<KeptRefund[]> {
  const { rows } = await pool.query<KeptRefund>({
    name: 'refunds-due',
    text: `SELECT ${COLUMNS} FROM refunds WHERE try_at <= to_timestamp($1::double precision / 1000) ORDER BY try_at LIMIT $2`,
    values: [now, count],
  });
  return rows;
}
