import { sql, type Kysely, type Migration } from 'kysely';

/** Who gave it, of a deleted account: drawn for this alone, the same on all that one person gave, so that they still count as one donor. */
export const formerDonors: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`ALTER TABLE donations ADD COLUMN former_donor uuid`).execute(db);
  },
};
