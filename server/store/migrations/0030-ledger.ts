import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The ledger, as a Merkle log: nothing here is ever changed or deleted but `ledger_salts`, and `followed_by` once. `leaf`: the canonical JSON
 * whose bytes are hashed. `ledger_nodes`: hashes of whole tiles, one level of tiles below each other. `frontier`: the hashes by which the log
 * grows without being read. A log has one checkpoint for each size at which it was told.
 */
const statements = [
  `CREATE TABLE ledger_logs (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     origin text NOT NULL UNIQUE,
     epoch text NOT NULL UNIQUE,
     public_key bytea NOT NULL,
     began_at timestamptz NOT NULL,
     followed_by uuid
   )`,
  `CREATE TABLE ledger_entries (
     id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
     log_id uuid NOT NULL REFERENCES ledger_logs (id),
     entry_index bigint NOT NULL,
     leaf text NOT NULL,
     hash bytea NOT NULL,
     PRIMARY KEY (log_id, entry_index)
   )`,
  `CREATE TABLE ledger_nodes (
     id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
     log_id uuid NOT NULL REFERENCES ledger_logs (id),
     level integer NOT NULL,
     node_index bigint NOT NULL,
     hash bytea NOT NULL,
     PRIMARY KEY (log_id, level, node_index)
   )`,
  `CREATE TABLE ledger_checkpoints (
     id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
     log_id uuid NOT NULL REFERENCES ledger_logs (id),
     size bigint NOT NULL,
     note text NOT NULL,
     frontier bytea NOT NULL,
     PRIMARY KEY (log_id, size)
   )`,
  // The random bits of each commitment: erasing a donor deletes them, and the log stays as it is.
  `CREATE TABLE ledger_salts (
     log_id uuid NOT NULL REFERENCES ledger_logs (id),
     entry_index bigint NOT NULL,
     field text NOT NULL,
     salt bytea NOT NULL,
     PRIMARY KEY (log_id, entry_index, field)
   )`,
];

export const ledger: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
