import { sql, type Kysely, type Migration } from 'kysely';

/** A phone's first copy takes what is open and what is over each by itself, the latest change first. */
const statements = [
  // A large index takes longer than a question may; `true`: until the end of this migration.
  `SELECT set_config('statement_timeout', '0', true)`,
  `CREATE INDEX reports_standing_changed ON reports (stands, changed_at DESC, id DESC)`,
  `CREATE INDEX aid_requests_standing_changed ON aid_requests (status, changed_at DESC, id DESC)`,
];

export const standingChanges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
