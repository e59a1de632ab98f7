import { sql, type Kysely, type Migration } from 'kysely';

const TABLES = ['reports', 'aid_requests', 'contact_messages', 'donations', 'accounts'];

/**
 * By which folded words a row is found (`sought`): the server writes it with the row, makes it null where a text changes, and fills it where
 * it is null. The indexes are made behind it, while the server serves (`late-indexes.ts`).
 */
export const sought: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of TABLES) await sql.raw(`ALTER TABLE ${table} ADD COLUMN sought tsvector`).execute(db);
    // A message that is filled is no news.
    await sql.raw('DROP TRIGGER contact_messages_note_change ON contact_messages').execute(db);
    await sql
      .raw(
        `CREATE TRIGGER contact_messages_note_change BEFORE UPDATE ON contact_messages FOR EACH ROW
         WHEN (OLD.sought IS NOT DISTINCT FROM NEW.sought) EXECUTE FUNCTION note_change()`,
      )
      .execute(db);
  },
};
