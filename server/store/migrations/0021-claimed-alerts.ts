import { sql, type Kysely, type Migration } from 'kysely';

/**
 * `claimed_at`: somebody is sending this alert to them, since then. `told_at` says from now on that a service took it, and nothing else:
 * only that counts for how many a day they get.
 */
const statements = [
  `ALTER TABLE alert_recipients ADD COLUMN claimed_at timestamptz`,
  `CREATE INDEX alert_recipients_claimed ON alert_recipients (account_id) WHERE claimed_at IS NOT NULL`,
];

export const claimedAlerts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
