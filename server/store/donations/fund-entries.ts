import type pg from 'pg';
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
      ...[id, kind, amount, donationId, fromDonationId, allocationId, category, campaignId, deliveryId],
      ...[aidId, line, what, fromWhom, reason, accountId, isTest, at],
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
           LEFT JOIN fund_entries AS about ON CASE WHEN $2::uuid IS NULL
             THEN about.donation_id = donation.id AND about.kind = 'received' ELSE about.id = $2 END
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
