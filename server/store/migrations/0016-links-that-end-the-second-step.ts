import { sql, type Kysely, type Migration } from 'kysely';

/** `ends_second_step`: an admin's phone and recovery codes are lost, and whoever runs the machine issued this link for them. */
const statements = [`ALTER TABLE reset_links ADD COLUMN ends_second_step boolean NOT NULL DEFAULT false`];

export const linksThatEndTheSecondStep: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
