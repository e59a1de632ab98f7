import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Money, in paise. Accounts and reports are named and not referred to: money stays where they go, and comes with an export without them. `donations.order_id` and `payment_id` are the payment provider's; names, contacts and purpose are emptied when the donor
 * deletes their account, and the rest stays. `fund_entries` only grows: what became of the money is the sum of its rows. `refunds` holds what
 * goes back, from the moment that it is asked for; one that does not count is of a payment that was never credited. `payment_events` are
 * the provider's, each once. `test_payments` are those of the test payment page.
 */
const statements = [
  `CREATE TABLE donations (
     id uuid PRIMARY KEY,
     account_id uuid,
     campaign_id uuid,
     donor_name text NOT NULL,
     email text NOT NULL,
     phone text NOT NULL,
     purpose text NOT NULL DEFAULT '',
     amount bigint NOT NULL CHECK (amount > 0),
     currency text NOT NULL DEFAULT 'INR',
     is_test boolean NOT NULL,
     status text NOT NULL DEFAULT 'pending',
     order_id text UNIQUE,
     payment_id text UNIQUE,
     failure text,
     receipt_number bigint,
     created_at timestamptz NOT NULL,
     paid_at timestamptz,
     check_at timestamptz,
     UNIQUE (is_test, receipt_number),
     search tsvector GENERATED ALWAYS AS (
       words_in(donor_name || ' ' || phone || ' ' || email || ' ' || replace(email, '@', ' ') || ' ' || purpose)) STORED
   )`,
  `CREATE INDEX donations_words ON donations USING gin (search)`,
  `CREATE INDEX donations_newest ON donations (created_at DESC, id DESC)`,
  `CREATE INDEX donations_of_account ON donations (account_id, created_at DESC)`,
  `CREATE INDEX donations_of_campaign ON donations (campaign_id, paid_at DESC) WHERE status = 'completed'`,
  `CREATE INDEX donations_to_check ON donations (check_at) WHERE check_at IS NOT NULL`,
  // One row: who takes a number holds it until the end of the transaction, so that none is ever left out.
  `CREATE TABLE receipt_numbers (is_test boolean PRIMARY KEY, last bigint NOT NULL)`,
  `INSERT INTO receipt_numbers (is_test, last) VALUES (false, 0), (true, 0)`,
  `CREATE TABLE payment_events (
     id text PRIMARY KEY,
     kind text NOT NULL,
     received_at timestamptz NOT NULL
   )`,
  `CREATE TABLE payment_alerts (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     kind text NOT NULL,
     about text NOT NULL,
     at timestamptz NOT NULL,
     UNIQUE (kind, about)
   )`,
  `CREATE TABLE refunds (
     id uuid PRIMARY KEY,
     donation_id uuid NOT NULL REFERENCES donations (id) ON DELETE CASCADE,
     payment_id text NOT NULL,
     provider_id text UNIQUE,
     amount bigint NOT NULL CHECK (amount > 0),
     counts boolean NOT NULL,
     state text NOT NULL DEFAULT 'due',
     reason text NOT NULL,
     account_id uuid,
     try_at timestamptz,
     tries integer NOT NULL DEFAULT 0,
     at timestamptz NOT NULL
   )`,
  `CREATE INDEX refunds_of_donation ON refunds (donation_id)`,
  `CREATE INDEX refunds_due ON refunds (try_at) WHERE try_at IS NOT NULL`,
  `CREATE SEQUENCE fund_entry_places`,
  `CREATE TABLE fund_entries (
     id uuid PRIMARY KEY,
     place bigint NOT NULL DEFAULT nextval('fund_entry_places'),
     kind text NOT NULL,
     amount bigint NOT NULL CHECK (amount > 0),
     donation_id uuid NOT NULL REFERENCES donations (id) ON DELETE RESTRICT,
     from_donation_id uuid,
     allocation_id uuid,
     category text,
     campaign_id uuid,
     delivery_id uuid,
     aid_id uuid,
     line integer,
     what text,
     from_whom text,
     reason text,
     account_id uuid,
     is_test boolean NOT NULL,
     ledger_origin text,
     ledger_index bigint,
     at timestamptz NOT NULL
   )`,
  `CREATE INDEX fund_entries_of_donation ON fund_entries (donation_id, place)`,
  `CREATE INDEX fund_entries_settling ON fund_entries (from_donation_id) WHERE from_donation_id IS NOT NULL`,
  `CREATE INDEX fund_entries_of_allocation ON fund_entries (allocation_id) WHERE allocation_id IS NOT NULL`,
  `CREATE INDEX fund_entries_refunds ON fund_entries (donation_id) WHERE kind = 'refund'`,
  `CREATE INDEX fund_entries_of_delivery ON fund_entries (delivery_id) WHERE delivery_id IS NOT NULL`,
  `CREATE TABLE test_payments (
     id text PRIMARY KEY,
     order_id text NOT NULL,
     amount bigint NOT NULL,
     state text NOT NULL,
     refunds jsonb NOT NULL DEFAULT '{}',
     at timestamptz NOT NULL
   )`,
  `CREATE INDEX test_payments_of_order ON test_payments (order_id)`,
];

export const donations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
