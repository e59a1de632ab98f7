import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Migration } from 'kysely';

/** What tells that a database was put back to an earlier state: its own id, and a counter that only rises. */
export const beat: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`INSERT INTO server_state (name, value) VALUES ('database_id', ${randomUUID()}), ('beat', '0')`.execute(
      db,
    );
  },
};
