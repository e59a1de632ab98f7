import { randomUUID } from 'node:crypto';
import type { Relay } from './relay.ts';

export interface MadeDonation {
  id?: string;
  /** Paise. */
  amount?: number;
  donorName?: string;
  email?: string;
  phone?: string;
  purpose?: string;
  status?: 'completed' | 'pending' | 'failed';
  campaign?: string;
  /** E-mail of the account that gave it; absent: it was deleted. */
  account?: string;
  hours?: number;
}

/** A test donation, at whole milliseconds as the server keeps them, as it stands in the server's database once its payment came, or did not. Answers its id. */
export async function makeDonation(relay: Relay, made: MadeDonation = {}): Promise<string> {
  const { id = randomUUID(), amount = 100_000, status = 'completed', hours = 1, campaign = null } = made;
  const { donorName = 'Meera Nair', email = 'meera@example.org', phone = '9876543210', purpose = '' } = made;
  const isPaid = status === 'completed';
  const taken = isPaid
    ? await relay.query<{ last: string }>('UPDATE receipt_numbers SET last = last + 1 WHERE is_test RETURNING last')
    : [];
  await relay.query(
    `INSERT INTO donations (id, account_id, campaign_id, donor_name, email, phone, purpose, amount, is_test, status, payment_id,
       receipt_number, created_at, paid_at)
     VALUES ($1, (SELECT id FROM accounts WHERE accounts.email = $2), $3, $4, $5, $6, $7, $8, true, $9, $10, $11,
       date_trunc('milliseconds', now()) - make_interval(hours => $12), CASE WHEN $10::text IS NOT NULL THEN date_trunc('milliseconds', now()) - make_interval(hours => $12) END)`,
    [
      id,
      made.account ?? '',
      campaign,
      donorName,
      email,
      phone,
      purpose,
      amount,
      status,
      isPaid ? `test_${id}` : null,
      taken[0]?.last ?? null,
      hours,
    ],
  );
  if (isPaid) {
    await relay.query(
      `INSERT INTO fund_entries (id, kind, amount, donation_id, campaign_id, is_test, at)
       VALUES ($1, 'received', $2, $3, $4, true, now() - make_interval(hours => $5))`,
      [randomUUID(), amount, id, campaign, hours],
    );
  }
  return id;
}

/** A part of it is allocated to a category; `spent` of that is spent. */
export async function allocateMade(
  relay: Relay,
  donation: string,
  { amount, spent = 0, category, delivery }: { amount: number; spent?: number; category: string; delivery?: string },
): Promise<void> {
  const allocation = randomUUID();
  const keep = (id: string, kind: string, paise: number, of: string | null) =>
    relay.query(
      `INSERT INTO fund_entries (id, kind, amount, donation_id, allocation_id, category, delivery_id, is_test, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, true, now())`,
      [id, kind, paise, donation, of, category, delivery ?? null],
    );
  await keep(allocation, 'allocated', amount, null);
  if (spent > 0) await keep(randomUUID(), 'purchase', spent, allocation);
}
