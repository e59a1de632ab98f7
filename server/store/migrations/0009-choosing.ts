import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Of three letters each, for any part of a name or an address. Few databases lack the extension, or refuse it to who owns them: there all
 * names are read.
 */
const letters = `DO $$ BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX accounts_letters ON accounts USING gin (name gin_trgm_ops, email gin_trgm_ops)
      WITH (gin_pending_list_limit = 256);
  EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN NULL;
  END $$`;

/**
 * Devices stand in squares of 0.1° as reports do (`cellOf`): those near a place are found without reading all that are as far north. An
 * alert that goes to more people than one act can choose goes on choosing after it: `chosen_km` says how far it has got, and
 * `chosen_after` up to which account in the ring around that.
 */
const statements = [
  // There may be a million rows by now.
  `SELECT set_config('statement_timeout', '0', true)`,
  `ALTER TABLE devices
     ADD COLUMN cell integer GENERATED ALWAYS AS
       (floor((lat + 90) * 10)::integer * 3600 + floor((lng + 180) * 10)::integer) STORED`,
  `CREATE INDEX devices_in_cell ON devices (cell) WHERE cell IS NOT NULL AND account_id IS NOT NULL`,
  `ALTER TABLE alerts
     ADD COLUMN choosing boolean NOT NULL DEFAULT false,
     ADD COLUMN chosen_km double precision NOT NULL DEFAULT 0,
     ADD COLUMN chosen_after uuid`,
  `CREATE INDEX alerts_choosing ON alerts (at, id) WHERE choosing`,

  // Who waits longest, whatever they ask to be.
  `CREATE INDEX accounts_waiting ON accounts (status, created_at, id)`,
  letters,

  // New words wait in a list until somebody's insert brings all of them into the index. With the 4 MB that are usual, one report among a
  // million was held up for 12 seconds by it.
  `ALTER INDEX reports_words SET (gin_pending_list_limit = 256)`,
  `ALTER INDEX aid_requests_words SET (gin_pending_list_limit = 256)`,
];

export const choosing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
