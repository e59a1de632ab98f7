import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Whoever sent a record may say that its place is another: `moved_at`, when they said so last. Of an aid request `moves` has every place that
 * was said, with its time, the newest last, and the body stays as it came. Of a report that is a revision of its facts like an admin's, by nobody's account.
 */
const statements = [
  `ALTER TABLE reports ADD COLUMN moved_at timestamptz(3)`,
  `ALTER TABLE aid_requests ADD COLUMN moved_at timestamptz(3), ADD COLUMN moves jsonb NOT NULL DEFAULT '[]'`,
  `ALTER TABLE report_revisions ALTER COLUMN account_id DROP NOT NULL`,
];

export const movedPlaces: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
