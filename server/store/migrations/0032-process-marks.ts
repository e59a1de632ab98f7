import { sql, type Kysely, type Migration } from 'kysely';

/**
 * By which a server process finds out that the database lost what was acknowledged (R6): a counter of each process that it alone raises,
 * so that nobody else's writing hides a loss, and which epoch followed on which, so that those who find the same loss begin one
 * epoch. And the row that each process writes to prove that it can keep something. None of it is anything that people sent: an export
 * leaves it behind.
 */
const statements = [
  `CREATE TABLE process_marks (
     process uuid PRIMARY KEY,
     mark bigint NOT NULL,
     raised_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE TABLE ended_epochs (
     epoch text PRIMARY KEY,
     followed_by text NOT NULL,
     ended_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE TABLE ready_probes (
     process uuid PRIMARY KEY,
     probed_at timestamptz NOT NULL DEFAULT now()
   )`,
];

export const processMarks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
