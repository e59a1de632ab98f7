import { sql, type Kysely, type Migration } from 'kysely';

/** Paise that a donor paid to the provider on top of the donation. */
export const convenienceFees: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('ALTER TABLE donations ADD COLUMN convenience_fee bigint NOT NULL DEFAULT 0').execute(db);
  },
};
