import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Accounts, where they are signed in, and who did what. Tokens, reset links, logout keys, recovery codes and device keys are
 * kept as SHA-256 only; what must be read again (`sealing_private`, `totp_secret`) is encrypted by a key outside of the
 * database. Acts hold no foreign key and nothing personal: they outlive the account that acted.
 */
const statements = [
  `CREATE TABLE accounts (
     id uuid PRIMARY KEY,
     name text NOT NULL,
     name_changed_at timestamptz,
     email text NOT NULL,
     email_key text NOT NULL UNIQUE,
     password_hash text NOT NULL,
     role text NOT NULL,
     status text NOT NULL,
     created_at timestamptz NOT NULL,
     decided_at timestamptz,
     decided_by uuid,
     decision_reason text,
     consent_version text,
     sealing_public text NOT NULL,
     sealing_private text NOT NULL,
     totp_secret text,
     totp_confirmed_at timestamptz,
     totp_last_step bigint
   )`,
  `CREATE INDEX accounts_by_status ON accounts (status, role, created_at, id)`,
  `CREATE INDEX accounts_by_name ON accounts (name, id)`,

  `CREATE TABLE sessions (
     id uuid PRIMARY KEY,
     account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     token_hash text NOT NULL UNIQUE,
     logout_hash text NOT NULL UNIQUE,
     device text NOT NULL,
     created_at timestamptz NOT NULL,
     last_seen_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL
   )`,
  `CREATE INDEX sessions_by_account ON sessions (account_id, last_seen_at DESC)`,

  `CREATE TABLE known_devices (
     account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     device_hash text NOT NULL,
     last_used_at timestamptz NOT NULL,
     PRIMARY KEY (account_id, device_hash)
   )`,

  `CREATE TABLE reset_links (
     token_hash text PRIMARY KEY,
     account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     issued_by uuid,
     created_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL,
     used_at timestamptz
   )`,

  `CREATE TABLE recovery_codes (
     account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     code_hash text NOT NULL,
     PRIMARY KEY (account_id, code_hash)
   )`,

  `CREATE TABLE acts (
     id uuid PRIMARY KEY,
     at timestamptz NOT NULL,
     actor uuid,
     action text NOT NULL,
     about uuid,
     detail jsonb NOT NULL
   )`,
  `CREATE INDEX acts_newest ON acts (at DESC, id DESC)`,
  `CREATE INDEX acts_about ON acts (about, at DESC, id DESC)`,

  `CREATE TABLE throttles (
     key text PRIMARY KEY,
     spent double precision NOT NULL,
     at timestamptz NOT NULL
   )`,

  `ALTER TABLE reports ADD COLUMN lane text NOT NULL DEFAULT 'main'`,
  `ALTER TABLE aid_requests ADD COLUMN lane text NOT NULL DEFAULT 'main'`,
  `ALTER TABLE reports ADD COLUMN dismissal text`,
];

export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
