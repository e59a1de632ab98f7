import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What a phone needs to ask only for what changed since it last asked: when each record changed, by the database's clock; whether
 * the public has ever seen it, for what it may have seen must be taken back when it goes out of sight; and what was removed.
 * Milliseconds, so that a time passes through every language unchanged. Profiles of NGOs hold what their accounts don't.
 */
const statements = [
  ...['reports', 'aid_requests', 'accounts'].map(
    (table) => `ALTER TABLE ${table} ADD COLUMN changed_at timestamptz(3) NOT NULL DEFAULT now()`,
  ),
  ...['reports', 'accounts'].map((table) => `ALTER TABLE ${table} ADD COLUMN shown boolean NOT NULL DEFAULT false`),
  `UPDATE reports SET shown = true WHERE status <> 'pending'`,
  `UPDATE accounts SET shown = true WHERE status = 'approved'`,

  `CREATE INDEX reports_changed ON reports (changed_at, id)`,
  // Of a hundred thousand reports that wait for an admin a visitor's question reads none.
  `CREATE INDEX reports_changed_shown ON reports (changed_at, id) WHERE status <> 'pending' OR shown`,
  `CREATE INDEX aid_requests_changed ON aid_requests (changed_at, id)`,
  `CREATE INDEX accounts_changed_ngos ON accounts (changed_at, id) WHERE role = 'ngo'`,

  `CREATE TABLE removals (
     list text NOT NULL,
     id uuid NOT NULL,
     changed_at timestamptz(3) NOT NULL DEFAULT now(),
     shown boolean NOT NULL,
     PRIMARY KEY (list, id)
   )`,
  `CREATE INDEX removals_changed ON removals (list, changed_at, id)`,

  `CREATE TABLE ngo_profiles (
     id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
     organization_name text,
     registration_number text,
     contact text,
     address text,
     city text,
     website text,
     focus_areas jsonb NOT NULL DEFAULT '[]',
     scope text,
     image text,
     description text,
     long_description text
   )`,
];

export const changes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
