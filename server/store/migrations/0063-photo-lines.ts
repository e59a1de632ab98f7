import { sql, type Kysely, type Migration } from 'kysely';

/** Uploads wait in the line of their network (`server/photos/photo-turns.ts`). */
const statements = [
  `ALTER TABLE photo_uploads ADD COLUMN line smallint NOT NULL DEFAULT 0`,
  `DROP INDEX photo_uploads_to_work`,
  `CREATE INDEX photo_uploads_to_work ON photo_uploads (line, checked_at) WHERE checked_at IS NOT NULL AND worked_at IS NULL`,
];

export const photoLines: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
