import { sql, type Kysely, type Migration } from 'kysely';

/** The erasure of an account reads its own certificates, and not everybody's. */
export const certificatesOfAccount: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('CREATE INDEX certificates_of_account ON certificates (account_id)').execute(db);
  },
};
