import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What each server process writes to prove that it can keep something (`server/store/database/ready-rows.ts`). A row is as wide as half a
 * page and lies as it is: each takes a page of its own, as what people send does in the end. `ready_probes` is the release before's.
 */
const statements = [
  `CREATE TABLE ready_rows (
     written_at timestamptz NOT NULL DEFAULT now(),
     filler text NOT NULL
   )`,
  `ALTER TABLE ready_rows ALTER COLUMN filler SET STORAGE PLAIN`,
];

export const readyRows: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
