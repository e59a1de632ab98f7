import { sql, type Kysely, type Migration } from 'kysely';

/** Organizations that everybody sees are few among all accounts: they are looked through without the others, the latest change first. */
export const standingNgos: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `CREATE INDEX accounts_standing_ngos ON accounts (changed_at, id) WHERE role = 'ngo' AND status = 'approved'`,
      )
      .execute(db);
  },
};
