import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Donate, DonationView } from '../../../contract/entities/donation.ts';
import type { DonationStatus } from '../../../contract/enumerations.ts';
import { deleteSalts } from '../ledger/ledger-entries.ts';
import { sumStatuses } from './keep-sums.ts';
import { fundSums, type FundTotals } from '../../../contract/policies/fund-sums.ts';
import { pagesOf, type NewestFirst, type Pages, type Stretch } from '../database/newest-first.ts';
import { asSought, soughtIn, textsOfDonation } from '../database/sought.ts';

/** A donation as it is kept. Money in paise, times in epoch milliseconds. */
export interface KeptDonation {
  id: string;
  /** Null once the account was deleted. */
  accountId: string | null;
  campaignId: string | null;
  donorName: string;
  email: string;
  phone: string;
  purpose: string;
  amount: number;
  /** Paid to the provider on top; 0: none. */
  convenienceFee: number;
  currency: string;
  isTest: boolean;
  status: DonationStatus;
  /** Null before the provider has made the order. */
  orderId: string | null;
  paymentId: string | null;
  failure: string | null;
  receiptNumber: number | null;
  createdAt: number;
  paidAt: number | null;
}

/** SQL: the columns of `KeptDonation`. `bigint` would come as text: no amount here is above what a number holds. */
export const DONATION_COLUMNS = `donation.id, donation.account_id AS "accountId", donation.campaign_id AS "campaignId",
  donor_name AS "donorName", donation.email, phone, purpose, donation.amount::double precision AS amount,
  convenience_fee::double precision AS "convenienceFee", currency, donation.is_test AS "isTest",
  donation.status, order_id AS "orderId", payment_id AS "paymentId", failure, receipt_number::double precision AS "receiptNumber",
  round(extract(epoch FROM donation.created_at) * 1000)::double precision AS "createdAt",
  round(extract(epoch FROM paid_at) * 1000)::double precision AS "paidAt"`;

/** False where its id is taken already: by itself, or by another. */
export async function insertDonation(
  db: pg.Pool | pg.PoolClient,
  { id, accountId, isTest }: { id: string; accountId: string; isTest: boolean },
  { amount, donorName, email, phone, purpose = '', campaign }: Donate,
  now: number,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'insert-donation',
    text: `INSERT INTO donations (id, account_id, campaign_id, donor_name, email, phone, purpose, amount, is_test, created_at, sought)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10::double precision / 1000), ${asSought('$11')})
           ON CONFLICT (id) DO NOTHING`,
    values: [
      id,
      accountId,
      campaign ?? null,
      donorName,
      email,
      phone,
      purpose,
      amount,
      isTest,
      now,
      soughtIn(textsOfDonation({ donorName, email, phone, purpose })),
    ],
  });
  return rowCount === 1;
}

export async function findDonation(db: pg.Pool | pg.PoolClient, id: string): Promise<KeptDonation | undefined> {
  const { rows } = await db.query<KeptDonation>({
    name: 'find-donation',
    text: `SELECT ${DONATION_COLUMNS} FROM donations AS donation WHERE id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function findOrder(db: pg.Pool | pg.PoolClient, orderId: string): Promise<KeptDonation | undefined> {
  const { rows } = await db.query<KeptDonation>({
    name: 'find-order',
    text: `SELECT ${DONATION_COLUMNS} FROM donations AS donation WHERE order_id = $1`,
    values: [orderId],
  });
  return rows[0];
}

/** Those that the provider never made an order for. `before` in epoch milliseconds. */
export async function deleteWithoutOrder(pool: pg.Pool, before: number): Promise<void> {
  await pool.query(
    `DELETE FROM donations WHERE order_id IS NULL AND created_at < to_timestamp($1::double precision / 1000)`,
    [before],
  );
}

/** The order in whose place no other may be made, and when it is to be asked after. `checkAt` in epoch milliseconds. */
export async function keepOrder(
  db: pg.Pool | pg.PoolClient,
  id: string,
  orderId: string,
  checkAt: number,
): Promise<string> {
  const { rows } = await db.query<{ orderId: string }>({
    name: 'keep-order',
    text: `UPDATE donations SET order_id = COALESCE(order_id, $2), check_at = to_timestamp($3::double precision / 1000)
           WHERE id = $1 RETURNING order_id AS "orderId"`,
    values: [id, orderId, checkAt],
  });
  return rows[0]?.orderId ?? orderId;
}

/** What the provider's records say of a donation that this database does not know. Paise, epoch milliseconds. */
export type LostDonation = Pick<
  KeptDonation,
  'id' | 'accountId' | 'campaignId' | 'donorName' | 'email' | 'phone' | 'amount' | 'createdAt'
> & { orderId: string };

/**
 * Sees to it that there is a donation of this order: as its record says, or the one of its id that is there. That has its order from now on,
 * unless it was paid by another. Who is not here any more gave it no more. Undefined: the one that is there is of something else.
 */
export async function adoptOrder(
  client: pg.PoolClient,
  lost: LostDonation & { isTest: boolean },
  checkAt: number,
): Promise<string | undefined> {
  const { id, orderId, accountId, campaignId, donorName, email, phone, amount, isTest, createdAt } = lost;
  await client.query({
    name: 'adopt-order',
    text: `INSERT INTO donations (id, account_id, campaign_id, donor_name, email, phone, amount, is_test, created_at)
           VALUES ($1, (SELECT id FROM accounts WHERE id = $2), (SELECT id FROM reports WHERE id = $3), $4, $5, $6, $7, $8,
             to_timestamp($9::double precision / 1000)) ON CONFLICT DO NOTHING`,
    values: [id, accountId, campaignId, donorName, email, phone, amount, isTest, createdAt],
  });
  const donation = await lockDonation(client, { id });
  if (donation?.amount !== amount || donation.isTest !== isTest) return undefined;
  if (donation.orderId === orderId || donation.status === 'completed') return id;
  await client.query({
    name: 'adopted-order',
    text: `UPDATE donations SET order_id = $2, check_at = to_timestamp($3::double precision / 1000) WHERE id = $1`,
    values: [id, orderId, checkAt],
  });
  return id;
}

/** Locked until the end of the transaction: all that happens to one donation happens one after the other. */
export async function lockDonation(
  client: pg.PoolClient,
  by: { id: string } | { orderId: string } | { paymentId: string },
): Promise<KeptDonation | undefined> {
  const [column, value] =
    'id' in by ? ['id', by.id] : 'orderId' in by ? ['order_id', by.orderId] : ['payment_id', by.paymentId];
  const { rows } = await client.query<KeptDonation>({
    name: `lock-donation-by-${column}`,
    text: `SELECT ${DONATION_COLUMNS} FROM donations AS donation WHERE ${column} = $1 FOR UPDATE`,
    values: [value],
  });
  return rows[0];
}

/** The next number of a receipt: held until the transaction ends, and given back if it fails, so that none is left out. */
export async function takeReceiptNumber(client: pg.PoolClient, isTest: boolean): Promise<number> {
  const { rows } = await client.query<{ last: number }>({
    name: 'take-receipt-number',
    text: `UPDATE receipt_numbers SET last = 1 + GREATEST(last,
             -- Donations that came with an import have theirs.
             COALESCE((SELECT max(receipt_number) FROM donations WHERE is_test = $1), 0))
           WHERE is_test = $1 RETURNING last::double precision AS last`,
    values: [isTest],
  });
  const last = rows[0]?.last;
  if (last === undefined) throw new Error('the numbers of receipts are gone');
  return last;
}

export async function keepPaid(
  client: pg.PoolClient,
  id: string,
  paid: { paymentId: string; receiptNumber: number; convenienceFee: number; now: number },
): Promise<void> {
  await client.query({
    name: 'keep-paid',
    text: `UPDATE donations SET status = 'completed', payment_id = $2, receipt_number = $3, failure = NULL, check_at = NULL, convenience_fee = $5,
             paid_at = to_timestamp($4::double precision / 1000) WHERE id = $1`,
    values: [id, paid.paymentId, paid.receiptNumber, paid.now, paid.convenienceFee],
  });
  await sumStatuses(client, [id]);
}

/** Not paid, as far as is known; `checkAt`: when the provider is asked once more, null: never again. */
export async function keepUnpaid(
  client: pg.PoolClient,
  id: string,
  { status, failure, checkAt }: { status: 'pending' | 'failed'; failure: string | null; checkAt: number | null },
): Promise<void> {
  await client.query({
    name: 'keep-unpaid',
    text: `UPDATE donations SET status = $2, failure = $3, check_at = to_timestamp($4::double precision / 1000) WHERE id = $1`,
    values: [id, status, failure, checkAt],
  });
  await sumStatuses(client, [id]);
}

/** Orders that are to be asked after, those that waited longest first. */
export async function donationsToCheck(pool: pg.Pool, now: number, count: number): Promise<KeptDonation[]> {
  const { rows } = await pool.query<KeptDonation>({
    name: 'donations-to-check',
    text: `SELECT ${DONATION_COLUMNS} FROM donations AS donation
           WHERE check_at <= to_timestamp($1::double precision / 1000) AND order_id IS NOT NULL ORDER BY check_at LIMIT $2`,
    values: [now, count],
  });
  return rows;
}

export interface ShownDonation extends KeptDonation {
  totals: FundTotals;
  campaignType: string | null;
  ledgerOrigin: string | null;
  ledgerIndex: number | null;
}

/**
 * SQL: donations with the totals of their entries, as a view of the name `donation`; conditions and order follow. `from`: which, as a table,
 * where those have to be found before anything is totalled.
 */
export const shownDonations = (from = 'donations'): string => `
  SELECT ${DONATION_COLUMNS}, report.disaster_type AS "campaignType",
         entry.totals, credit.ledger_origin AS "ledgerOrigin", credit.ledger_index::double precision AS "ledgerIndex"
  FROM ${from} AS donation
  LEFT JOIN reports AS report ON report.id = donation.campaign_id
  LEFT JOIN LATERAL (
    SELECT ledger_origin, ledger_index FROM fund_entries WHERE donation_id = donation.id AND kind = 'received' LIMIT 1
  ) AS credit ON true
  CROSS JOIN LATERAL (
    SELECT jsonb_build_object(
      'received', COALESCE(SUM(amount) FILTER (WHERE kind = 'received'), 0),
      'fee', COALESCE(SUM(amount) FILTER (WHERE kind = 'fee'), 0),
      'refund', COALESCE(SUM(amount) FILTER (WHERE kind = 'refund'), 0),
      'allocated', COALESCE(SUM(amount) FILTER (WHERE kind = 'allocated'), 0),
      'taken-back', COALESCE(SUM(amount) FILTER (WHERE kind = 'taken-back'), 0),
      'purchase', COALESCE(SUM(amount) FILTER (WHERE kind = 'purchase'), 0),
      'settled', COALESCE(SUM(amount) FILTER (WHERE kind = 'settled'), 0),
      'settledFrom', COALESCE((SELECT SUM(amount) FROM fund_entries WHERE from_donation_id = donation.id), 0)
    ) AS totals FROM fund_entries WHERE donation_id = donation.id
  ) AS entry`;

/** All donations, newest first. */
export function pagesOfDonations(pool: pg.Pool, stretch: Stretch): Pages<ShownDonation> {
  const shown = shownDonations().replace('SELECT', 'SELECT donation.created_at,');
  const list: NewestFirst<ShownDonation> = {
    name: 'donations',
    table: `(${shown}) AS shown`,
    columns: 'shown.*',
    at: 'created_at',
    where: 'true',
    // These are the columns that were asked for.
    recordOf: (row) => row as unknown as ShownDonation,
  };
  return pagesOf(pool, list, stretch);
}

/** One donation with its totals, in the caller's transaction or beside any. */
export async function findShownDonation(db: pg.Pool | pg.PoolClient, id: string): Promise<ShownDonation | undefined> {
  const { rows } = await db.query<ShownDonation>({
    name: 'find-shown-donation',
    text: `${shownDonations()} WHERE donation.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Newest first; null: all. */
export async function donationsOf(pool: pg.Pool, accountId: string, count: number | null): Promise<ShownDonation[]> {
  const { rows } = await pool.query<ShownDonation>({
    name: 'donations-of',
    text: `${shownDonations()} WHERE donation.account_id = $1 ORDER BY donation.created_at DESC, donation.id DESC LIMIT $2`,
    values: [accountId, count],
  });
  return rows;
}

/** Money stays when its donor goes; who they were does not. */
export async function forgetDonor(client: pg.PoolClient, accountId: string): Promise<void> {
  const { rows } = await client.query<{ origin: string; index: number }>(
    `SELECT ledger_origin AS origin, ledger_index::double precision AS index FROM fund_entries
     WHERE kind = 'received' AND ledger_origin IS NOT NULL
       AND donation_id IN (SELECT id FROM donations WHERE account_id = $1)`,
    [accountId],
  );
  // Nobody can tell any more whom the ledger's commitments are about; the ledger stays valid.
  for (const { origin, index } of rows) await deleteSalts(client, origin, index);
  await client.query(
    `UPDATE donations SET account_id = NULL, former_donor = $2, donor_name = '', email = '', phone = '', purpose = '', sought = NULL WHERE account_id = $1`,
    [accountId, randomUUID()],
  );
}

/** A donation as its donor and admins see it. */
export function donationView(shown: ShownDonation): DonationView {
  const { id, donorName, amount, phone, email, purpose, createdAt, status, currency, totals } = shown;
  const { paidAt, failure, paymentId, receiptNumber, campaignId, campaignType, ledgerOrigin, ledgerIndex } = shown;
  const { fees, refunded, allocated, spent, unallocated, shortfall } = fundSums(totals);
  return {
    _id: id,
    donorName,
    amount,
    phone,
    email,
    ...(purpose === '' ? {} : { purpose }),
    createdAt: new Date(createdAt).toISOString(),
    status,
    isAllocated: status === 'completed' && allocated > 0 && unallocated === 0,
    currency,
    ...(shown.isTest ? { test: true as const } : {}),
    ...(campaignId === null ? {} : { campaign: campaignId }),
    ...(campaignType === null ? {} : { campaignType }),
    ...(paidAt === null ? {} : { paidAt: new Date(paidAt).toISOString() }),
    ...(paymentId === null ? {} : { paymentId }),
    ...(failure === null ? {} : { failure }),
    ...above('convenienceFee', shown.convenienceFee),
    ...above('refunded', refunded),
    ...above('fees', fees),
    ...above('allocated', allocated),
    ...above('spent', spent),
    ...above('shortfall', shortfall),
    ...(receiptNumber === null ? {} : { receiptNumber }),
    ...(ledgerOrigin === null || ledgerIndex === null ? {} : { ledger: { origin: ledgerOrigin, index: ledgerIndex } }),
  };
}

function above<Name extends string>(name: Name, amount: number): { [Key in Name]?: number } {
  return amount > 0 ? ({ [name]: amount } as { [Key in Name]: number }) : {};
}
