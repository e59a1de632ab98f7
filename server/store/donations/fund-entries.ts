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
