import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What an NGO works on: where it works, which of the lines it took were fulfilled in its hands, and the requests that it put aside. Those are
 * its own matter: a request that is put aside does not change for anybody else.
 */
const statements = [
  `ALTER TABLE ngo_profiles ADD COLUMN area jsonb`,
  `ALTER TABLE aid_takings ADD COLUMN done_lines jsonb NOT NULL DEFAULT '[]'`,
  `CREATE TABLE aid_rejections (
     id uuid PRIMARY KEY,
     aid_id uuid NOT NULL REFERENCES aid_requests (id) ON DELETE CASCADE,
     ngo_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     rejected_at timestamptz NOT NULL,
     CONSTRAINT aid_rejected_once UNIQUE (ngo_id, aid_id)
   )`,
  `CREATE INDEX aid_rejections_of_aid ON aid_rejections (aid_id)`,
];

export const ngoWork: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
