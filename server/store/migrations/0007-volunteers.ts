import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Volunteers' profiles, work and learning. Blood group and Aadhaar number are sealed (`Vault`), and of the number a keyed hash is
 * kept; `changed_at` tells of each member of a profile when it was changed last. The database itself sees to it that nobody is on
 * two disasters at once. A disaster that was removed by request leaves the work that was done for it, without what it was.
 */
const statements = [
  `ALTER TABLE reports
     ADD COLUMN volunteers_wanted integer,
     ADD COLUMN volunteers_accepted integer NOT NULL DEFAULT 0`,

  `CREATE TABLE volunteer_profiles (
     id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
     email text,
     phone text,
     address text,
     city text,
     blood_group text,
     aadhaar text,
     aadhaar_mark text,
     family_contact text,
     emergency_contact text,
     skills text,
     availability text,
     changed_at jsonb NOT NULL DEFAULT '{}'
   )`,

  `CREATE TABLE acceptances (
     id uuid PRIMARY KEY,
     account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     disaster_id uuid NOT NULL,
     state text NOT NULL,
     why text,
     reason text,
     decided_at timestamptz NOT NULL,
     sign_at timestamptz NOT NULL,
     on_the_way_at timestamptz,
     arrived_at timestamptz,
     done_at timestamptz,
     ended_at timestamptz,
     device_created_at timestamptz
   )`,
  `CREATE UNIQUE INDEX acceptances_one_at_a_time ON acceptances (account_id)
     WHERE state IN ('accepted', 'on-the-way', 'arrived')`,
  `CREATE INDEX acceptances_of_account ON acceptances (account_id, decided_at DESC, id DESC)`,
  `CREATE INDEX acceptances_of_disaster ON acceptances (disaster_id, state)`,
  `CREATE INDEX acceptances_without_step ON acceptances (sign_at) WHERE state = 'accepted'`,
  `CREATE INDEX acceptances_reported ON acceptances (done_at, id) WHERE state = 'done'`,

  `CREATE TABLE acceptance_steps (
     id uuid PRIMARY KEY,
     acceptance_id uuid NOT NULL REFERENCES acceptances (id) ON DELETE CASCADE,
     step text NOT NULL,
     reason text,
     taken_at timestamptz NOT NULL,
     received_at timestamptz NOT NULL
   )`,
  `CREATE INDEX acceptance_steps_of ON acceptance_steps (acceptance_id, received_at)`,

  `CREATE TABLE live_positions (
     acceptance_id uuid PRIMARY KEY REFERENCES acceptances (id) ON DELETE CASCADE,
     lat double precision NOT NULL,
     lng double precision NOT NULL,
     at timestamptz NOT NULL,
     shared_until timestamptz NOT NULL
   )`,

  `CREATE TABLE learned_modules (
     id uuid PRIMARY KEY,
     account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     course text NOT NULL,
     module text NOT NULL,
     learned_at timestamptz NOT NULL,
     UNIQUE (account_id, course, module)
   )`,

  `CREATE TABLE certificates (
     id uuid PRIMARY KEY,
     account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     acceptance_id uuid NOT NULL REFERENCES acceptances (id) ON DELETE CASCADE,
     name text NOT NULL,
     disaster_type text NOT NULL,
     reference text NOT NULL,
     reported_at timestamptz NOT NULL,
     completed_at timestamptz NOT NULL,
     issued_at timestamptz NOT NULL,
     replaced_at timestamptz
   )`,
  `CREATE UNIQUE INDEX certificates_good_now ON certificates (acceptance_id) WHERE replaced_at IS NULL`,
];

export const volunteers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
