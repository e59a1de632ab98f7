import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Pairs of records that an admin said are not the same: they are not proposed again. `one` is the smaller id of both, and both are reports
 * or both are aid requests. What a record was merged into is not a reference of the database any more: an export may tell of a record
 * before the one that it was merged into, and erasing lets the others go by itself, with word of it to whoever has a copy.
 * contracts: 0034-incidents, whose references no release ever went by.
 */
const statements = [
  `CREATE TABLE kept_apart (
     id uuid PRIMARY KEY,
     one uuid NOT NULL,
     other uuid NOT NULL CHECK (one < other),
     account_id uuid,
     at timestamptz(3) NOT NULL,
     UNIQUE (one, other))`,
  `CREATE INDEX kept_apart_other ON kept_apart (other)`,
  `ALTER TABLE reports DROP CONSTRAINT reports_same_as_fkey`,
  `ALTER TABLE aid_requests DROP CONSTRAINT aid_requests_same_as_fkey`,
];

export const keptApart: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
