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

export interface LedgerFacts {
  donorName: string;
  email: string;
  phone: string;
  purpose: string;
  /** Where its campaign's disaster is; null: unknown, or no campaign. */
  lat: number | null;
  lng: number | null;
  /** The kind of need that it is for. */
  need: string | null;
  /** Where the entry stands in the ledger that it is about: its allocation, or the donation's own. */
  about: { origin: string; index: number } | undefined;
}

/** What the ledger tells of an entry, or commits to, beside the entry itself. */
export async function ledgerFacts(
  client: pg.PoolClient,
  { donationId, allocationId, campaignId, aidId, line, kind }: FundEntry,
): Promise<LedgerFacts> {
  const { rows } = await client.query<LedgerFacts & { origin: string | null; index: number | null }>({
    name: 'ledger-facts',
    text: `SELECT donor_name AS "donorName", email, phone, purpose, report.lat, report.lng,
                  aid.requirements -> $5::integer ->> 'type' AS need,
                  about.ledger_origin AS origin, about.ledger_index::double precision AS index
           FROM donations AS donation
           LEFT JOIN reports AS report ON report.id = $3
           LEFT JOIN aid_requests AS aid ON aid.id = $4
           LEFT JOIN fund_entries AS about ON about.id = COALESCE($2::uuid,
             (SELECT id FROM fund_entries WHERE donation_id = $1 AND kind = 'received' LIMIT 1))
           WHERE donation.id = $1 LIMIT 1`,
    values: [donationId, allocationId ?? null, campaignId ?? null, aidId ?? null, line ?? null],
  });
  const facts = rows[0];
  if (facts === undefined) throw new Error('an entry of no donation');
  const { origin, index } = facts;
  const isAbout = kind !== 'received' && origin !== null && index !== null;
  return { ...facts, about: isAbout ? { origin, index } : undefined };
}

export async function keepLedgerPlace(
  client: pg.PoolClient,
  id: string,
  { origin, index }: { origin: string; index: number },
): Promise<void> {
  await client.query({
    name: 'keep-ledger-place',
    text: 'UPDATE fund_entries SET ledger_origin = $2, ledger_index = $3 WHERE id = $1',
    values: [id, origin, index],
  });
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

/** Allocations to a delivery, oldest first, with where each stands in the ledger; those that were taken back whole are none. */
export async function allocationsOfDelivery(
  client: pg.PoolClient,
  deliveryId: string,
): Promise<{ isTest: boolean; about: { origin: string; index: number } | undefined }[]> {
  const { rows } = await client.query<{ isTest: boolean; origin: string | null; index: number | null }>({
    name: 'allocations-of-delivery',
    text: `SELECT is_test AS "isTest", ledger_origin AS origin, ledger_index::double precision AS index
           FROM fund_entries AS entry WHERE delivery_id = $1 AND kind = 'allocated' AND amount > (
             SELECT COALESCE(SUM(amount), 0) FROM fund_entries WHERE allocation_id = entry.id AND kind = 'taken-back')
           ORDER BY place`,
    values: [deliveryId],
  });
  return rows.map(({ isTest, origin, index }) => ({
    isTest,
    about: origin === null || index === null ? undefined : { origin, index },
  }));
}
