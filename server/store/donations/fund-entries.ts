import type pg from 'pg';
import type { FundEntryView } from '../../../contract/entities/donation.ts';
import type { FundCategory, FundEntryKind } from '../../../contract/enumerations.ts';

/** One movement of money. Paise; `at` in epoch milliseconds. */
export interface FundEntry {
  id: string;
  kind: FundEntryKind;
  amount: number;
  donationId: string;
  /** Of `settled`: whose money it is. */
  fromDonationId?: string | undefined;
  /** Of `taken-back` and `purchase`. */
  allocationId?: string | undefined;
  category?: FundCategory | undefined;
  campaignId?: string | undefined;
  deliveryId?: string | undefined;
  aidId?: string | undefined;
  line?: number | undefined;
  what?: string | undefined;
  fromWhom?: string | undefined;
  reason?: string | undefined;
  accountId?: string | undefined;
  isTest: boolean;
  at: number;
}

/** False where its id is there already. */
export async function insertFundEntry(client: pg.PoolClient, entry: FundEntry): Promise<boolean> {
  const { id, kind, amount, donationId, isTest, at } = entry;
  const { fromDonationId, allocationId, category, campaignId, deliveryId, aidId, line } = entry;
  const { what, fromWhom, reason, accountId } = entry;
  const { rowCount } = await client.query({
    name: 'insert-fund-entry',
    text: `INSERT INTO fund_entries (id, kind, amount, donation_id, from_donation_id, allocation_id, category, campaign_id, delivery_id,
             aid_id, line, what, from_whom, reason, account_id, is_test, at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, to_timestamp($17::double precision / 1000))
           ON CONFLICT (id) DO NOTHING`,
    values: [
      id,
      kind,
      amount,
      donationId,
      fromDonationId,
      allocationId,
      category,
      campaignId,
      deliveryId,
      aidId,
      line,
      what,
      fromWhom,
      reason,
      accountId,
      isTest,
      at,
    ],
  });
  return rowCount === 1;
}

/** An entry as it is kept, with who entered it and where it stands in the ledger. */
export interface KeptFundEntry {
  id: string;
  kind: FundEntryKind;
  amount: number;
  donationId: string;
  fromDonationId: string | null;
  allocationId: string | null;
  category: FundCategory | null;
  campaignId: string | null;
  deliveryId: string | null;
  aidId: string | null;
  line: number | null;
  what: string | null;
  fromWhom: string | null;
  reason: string | null;
  accountId: string | null;
  /** Null where nobody entered it, or their account is gone. */
  accountName: string | null;
  isTest: boolean;
  ledgerOrigin: string | null;
  ledgerIndex: number | null;
  at: number;
}

const SELECT = `
  SELECT entry.id, kind, amount::double precision AS amount, donation_id AS "donationId", from_donation_id AS "fromDonationId",
         allocation_id AS "allocationId", category, campaign_id AS "campaignId", delivery_id AS "deliveryId", aid_id AS "aidId", line,
         what, from_whom AS "fromWhom", reason, account_id AS "accountId", account.name AS "accountName", is_test AS "isTest",
         ledger_origin AS "ledgerOrigin", ledger_index::double precision AS "ledgerIndex",
         round(extract(epoch FROM at) * 1000)::double precision AS at
  FROM fund_entries AS entry LEFT JOIN accounts AS account ON account.id = entry.account_id`;

export async function findFundEntry(db: pg.Pool | pg.PoolClient, id: string): Promise<KeptFundEntry | undefined> {
  const { rows } = await db.query<KeptFundEntry>({
    name: 'find-fund-entry',
    text: `${SELECT} WHERE entry.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** All that became of one donation's money, oldest first; what it settled of others is among it. */
export async function fundEntriesOf(pool: pg.Pool, donationId: string): Promise<KeptFundEntry[]> {
  const { rows } = await pool.query<KeptFundEntry>({
    name: 'fund-entries-of',
    text: `${SELECT} WHERE donation_id = $1 OR from_donation_id = $1 ORDER BY place`,
    values: [donationId],
  });
  return rows;
}

/** What is left of one allocation to be spent or taken back, in paise. Its donation is locked. */
export async function heldOf(client: pg.PoolClient, allocation: KeptFundEntry): Promise<number> {
  const { rows } = await client.query<{ gone: number }>({
    name: 'held-of-allocation',
    text: `SELECT COALESCE(SUM(amount), 0)::double precision AS gone FROM fund_entries
           WHERE allocation_id = $1 AND kind IN ('taken-back', 'purchase')`,
    values: [allocation.id],
  });
  return allocation.amount - (rows[0]?.gone ?? 0);
}

/** Paise of this donation that are on their way back to the donor, and no entry yet. */
export async function refundsUnderWay(client: pg.PoolClient, donationId: string): Promise<number> {
  const { rows } = await client.query<{ amount: number }>({
    name: 'refunds-under-way',
    text: `SELECT COALESCE(SUM(amount), 0)::double precision AS amount FROM refunds
           WHERE donation_id = $1 AND counts AND state IN ('due', 'sent')`,
    values: [donationId],
  });
  return rows[0]?.amount ?? 0;
}

/** An entry as admins see it. */
export function fundEntryView(entry: KeptFundEntry): FundEntryView {
  const { id, kind, amount, donationId, allocationId, category, campaignId, deliveryId, aidId, line, at } = entry;
  const { what, fromWhom, reason, accountId, accountName, ledgerOrigin, ledgerIndex } = entry;
  return {
    _id: id,
    kind,
    amount,
    at: new Date(at).toISOString(),
    donation: donationId,
    ...(allocationId === null ? {} : { allocation: allocationId }),
    ...(category === null ? {} : { category }),
    ...(campaignId === null ? {} : { campaign: campaignId }),
    ...(deliveryId === null ? {} : { delivery: deliveryId }),
    ...(aidId === null || line === null ? {} : { need: { aidId, line } }),
    ...(what === null ? {} : { what }),
    ...(fromWhom === null ? {} : { fromWhom }),
    ...(reason === null ? {} : { reason }),
    ...(accountId === null || accountName === null ? {} : { by: { _id: accountId, name: accountName } }),
    ...(entry.isTest ? { test: true as const } : {}),
    ...(ledgerOrigin === null || ledgerIndex === null ? {} : { ledger: { origin: ledgerOrigin, index: ledgerIndex } }),
  };
}
