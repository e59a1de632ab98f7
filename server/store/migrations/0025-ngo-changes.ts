import { sql, type Kysely, type Migration } from 'kysely';

/** When each member of an NGO's profile was changed last, as volunteers' profiles have it: of two phones' changes the later one stays. */
export const ngoChanges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`ALTER TABLE ngo_profiles ADD COLUMN changed_at jsonb NOT NULL DEFAULT '{}'`).execute(db);
  },
};
