import { sql, type Kysely, type Migration } from 'kysely';

/** When a donor's account asked to be a volunteer's: those who wait for approval are listed by it, not by when the account was made. */
const statements = [
  `ALTER TABLE accounts ADD COLUMN applied_at timestamptz`,
  `CREATE INDEX accounts_asking ON accounts (status, coalesce(applied_at, created_at), id)`,
  `CREATE INDEX accounts_asking_role ON accounts (status, role, coalesce(applied_at, created_at), id)`,
];

export const donorAccounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
