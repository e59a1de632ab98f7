import { sql, type Kysely, type Migration } from 'kysely';

/**
 * `read_by`: a newer app sent it, and by the contract of this number not all of it could be read. A server of a later one reads the kept
 * text again and takes the mark away.
 */
const statements = ['reports', 'aid_requests'].flatMap((table) => [
  `ALTER TABLE ${table} ADD COLUMN read_by integer`,
  `CREATE INDEX ${table}_read_by ON ${table} (read_by) WHERE read_by IS NOT NULL`,
]);

export const readAgain: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
