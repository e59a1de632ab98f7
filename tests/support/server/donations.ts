import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { testAccounts } from './test-accounts.ts';
import { keepFundEntry } from '../../../server/donations/keep-fund-entry.ts';
import { settleShortfalls } from '../../../server/donations/settle.ts';
import { withRetries } from '../../../server/store/database/database-trouble.ts';
import { inTransaction } from '../../../server/store/database/server-state.ts';
import {
  insertDonation,
  keepPaid,
  lockDonation,
  takeReceiptNumber,
} from '../../../server/store/donations/donations.ts';

export interface GivenDonation {
  id?: string;
  accountId: string;
  amount: number;
  isTest?: boolean;
  campaign?: string | undefined;
  donorName?: string;
  email?: string;
  phone?: string;
  purpose?: string;
  /** Epoch milliseconds. */
  at?: number;
}

/** Nobody ever gave anything. */
export async function forgetMoney(pool: pg.Pool): Promise<void> {
  for (const table of ['fund_entries', 'fund_sums', 'fund_givers', 'refunds', 'donations']) {
    await pool.query(`DELETE FROM ${table}`);
  }
}

/** A donation whose order is made and not paid. */
export async function orderDonation(pool: pg.Pool, given: GivenDonation): Promise<string> {
  const { id = randomUUID(), accountId, amount, isTest = true, campaign, at = Date.now() } = given;
  const { donorName = 'Meera Nair', email = 'meera@example.org', phone = '9876543210', purpose = '' } = given;
  await insertDonation(
    pool,
    { id, accountId, isTest },
    { amount, donorName, email, phone, purpose, ...(campaign === undefined ? {} : { campaign }) },
    at,
  );
  return id;
}

/** Its payment arrives: once, however often it is told. */
export async function creditDonation(pool: pg.Pool, id: string, at = Date.now()): Promise<void> {
  await withRetries(() =>
    inTransaction(pool, async (client) => {
      const donation = await lockDonation(client, { id });
      if (donation === undefined || donation.status === 'completed') return;
      const { amount, isTest, campaignId } = donation;
      const receiptNumber = await takeReceiptNumber(client, isTest);
      await keepPaid(client, id, {
        paymentId: `pay_${id.replaceAll('-', '')}`,
        convenienceFee: 0,
        receiptNumber,
        now: at,
      });
      const received = { id: randomUUID(), kind: 'received', amount, donationId: id, isTest, at } as const;
      await keepFundEntry(
        { client, vault: testAccounts.vault, now: at },
        { ...received, campaignId: campaignId ?? undefined },
      );
      await settleShortfalls({ client, vault: testAccounts.vault, now: at }, donation);
    }),
  );
}

export async function giveDonation(pool: pg.Pool, given: GivenDonation): Promise<string> {
  const id = await orderDonation(pool, given);
  await creditDonation(pool, id, given.at);
  return id;
}

/** Money goes back to its donor: at most what was paid, whatever else was done with it. `entryId`: told again, it went back once. */
export async function returnDonation(pool: pg.Pool, id: string, amount: number, entryId = randomUUID()): Promise<void> {
  await withRetries(() =>
    inTransaction(pool, async (client) => {
      const donation = await lockDonation(client, { id });
      if (donation?.status !== 'completed') return;
      const { rows } = await client.query<{ back: number }>(
        `SELECT COALESCE(SUM(amount), 0)::double precision AS back FROM fund_entries WHERE donation_id = $1 AND kind = 'refund'`,
        [id],
      );
      if ((rows[0]?.back ?? 0) + amount > donation.amount) return;
      const at = Date.now();
      await keepFundEntry(
        { client, vault: testAccounts.vault, now: at },
        { id: entryId, kind: 'refund', amount, donationId: id, isTest: donation.isTest, at },
      );
    }),
  );
}
