import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Addresses of which their push service said that nobody is there any more. A browser is not always told: its phone would go on giving an
 * address that reaches nobody. Kept as digests, which say nothing of whose they were.
 */
const statement = `CREATE TABLE ended_addresses (digest bytea PRIMARY KEY, ended_at timestamptz NOT NULL)`;

export const endedAddresses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(statement).execute(db);
  },
};
