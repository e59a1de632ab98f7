import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What whoever sent a record says of it later: `confirmed_at`, when they last said that it stands; `over_at`, since when they say that it is
 * over. An aid request is withdrawn then, and only one that they themselves withdrew can they open again.
 */
const statements = ['reports', 'aid_requests'].map(
  (table) => `ALTER TABLE ${table} ADD COLUMN confirmed_at timestamptz(3), ADD COLUMN over_at timestamptz(3)`,
);

export const ownWord: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
