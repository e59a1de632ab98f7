import { sql, type Kysely, type Migration } from 'kysely';

/** What an account's export and deletion look up: without these each would read every receipt and act that there is. */
const statements = [
  // Nearly all receipts are nobody's, and are never asked for by that.
  `CREATE INDEX receipts_by_account ON receipts (owner, created_at, id) WHERE owner <> 'anonymous'`,
  `CREATE INDEX acts_by_actor ON acts (actor, at, id)`,
];

export const ofOneAccount: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
