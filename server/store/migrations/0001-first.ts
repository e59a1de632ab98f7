import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Reports, aid requests, the receipts that make each of them arrive once, and the epoch of this database.
 * Receipts hold no foreign key: one outlives its record as a tombstone.
 */
const statements = [
  `CREATE TABLE server_state (name text PRIMARY KEY, value text NOT NULL)`,

  `CREATE TABLE receipts (
     id uuid PRIMARY KEY,
     owner text NOT NULL,
     call text NOT NULL,
     digest text NOT NULL,
     status integer NOT NULL,
     answer text NOT NULL,
     created_at timestamptz NOT NULL,
     erased_at timestamptz
   )`,

  `CREATE TABLE reports (
     id uuid PRIMARY KEY,
     owner text NOT NULL,
     body text NOT NULL,
     disaster_type text NOT NULL,
     severity text NOT NULL,
     lat double precision,
     lng double precision,
     cell integer,
     status text NOT NULL DEFAULT 'pending',
     reported_at timestamptz NOT NULL,
     resolved_at timestamptz,
     device_created_at timestamptz,
     claim_hash text,
     photos_to_follow integer NOT NULL
   )`,
  `CREATE INDEX reports_newest ON reports (reported_at DESC, id DESC)`,

  `CREATE TABLE aid_requests (
     id uuid PRIMARY KEY,
     owner text NOT NULL,
     body text NOT NULL,
     disaster_type text NOT NULL,
     requirements jsonb NOT NULL,
     lat double precision,
     lng double precision,
     cell integer,
     deadline timestamptz NOT NULL,
     status text NOT NULL DEFAULT 'active',
     created_at timestamptz NOT NULL,
     device_created_at timestamptz,
     claim_hash text,
     photos_to_follow integer NOT NULL
   )`,
  `CREATE INDEX aid_requests_newest ON aid_requests (created_at DESC, id DESC)`,
];

export const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await sql`INSERT INTO server_state (name, value) VALUES ('epoch', ${randomUUID()})`.execute(db);
  },
};
