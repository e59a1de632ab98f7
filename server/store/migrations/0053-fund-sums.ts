import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Sums of money that are kept and not counted anew. `fund_sums`: what all entries come to, by name and by the part that it is of: a
 * category, a campaign, or none (`server/store/donations/keep-sums.ts`). `fund_givers`: what each giver gave, in all and for each campaign,
 * by which donors are counted. What is kept of one donation stands with it: `free`, `allocated` and `given` in paise.
 *
 * `is_summed` and `summed_status` say what the sums have already. Rows of before, of an import and of a server of the version before come
 * without: they are added when the sums are read, and taken into them bit by bit (`take-into-sums.ts`).
 */
const statements = [
  `CREATE TABLE fund_sums (
     is_test boolean NOT NULL,
     name text NOT NULL,
     part text NOT NULL,
     amount bigint NOT NULL,
     PRIMARY KEY (is_test, name, part)
   )`,
  `CREATE TABLE fund_givers (
     giver uuid NOT NULL,
     campaign text NOT NULL,
     is_test boolean NOT NULL,
     amount bigint NOT NULL,
     PRIMARY KEY (giver, campaign, is_test)
   )`,
  `ALTER TABLE fund_entries ADD COLUMN is_summed boolean NOT NULL DEFAULT false`,
  `ALTER TABLE donations
     ADD COLUMN summed_status text NOT NULL DEFAULT '',
     ADD COLUMN free bigint NOT NULL DEFAULT 0,
     ADD COLUMN allocated bigint NOT NULL DEFAULT 0,
     ADD COLUMN given bigint NOT NULL DEFAULT 0,
     ADD COLUMN giver uuid`,
  `CREATE INDEX fund_entries_unsummed ON fund_entries (is_test, place) WHERE NOT is_summed`,
  `CREATE INDEX donations_unsummed ON donations (is_test, status, summed_status) WHERE summed_status <> status`,
  `CREATE INDEX donations_of_giver ON donations (coalesce(account_id, former_donor, id)) WHERE giver IS NOT NULL`,
  `CREATE INDEX donations_open ON donations (is_test, paid_at) WHERE free > 0`,
  `CREATE INDEX donations_lacking ON donations (is_test, paid_at) WHERE free < 0`,
  `CREATE INDEX donations_for_campaign ON donations (campaign_id, created_at DESC, id DESC) WHERE campaign_id IS NOT NULL`,
  `CREATE INDEX donations_largest ON donations (amount DESC, id DESC)`,
  `CREATE INDEX donations_by_donor ON donations (lower(donor_name), id)`,
  `CREATE INDEX donations_by_status ON donations (status, created_at DESC, id DESC)`,
  `CREATE INDEX donations_by_allocation ON donations (
     (CASE WHEN allocated <= 0 THEN 'none' WHEN free > 0 THEN 'part' ELSE 'all' END), created_at DESC, id DESC)
     WHERE status = 'completed'`,
];

export const fundSums: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
