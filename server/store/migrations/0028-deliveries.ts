import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What NGOs bring of the aid requests they took. `wrong_codes`: how many wrong codes were given for it. The code itself is made anew from the
 * server's key each time, and stands nowhere. `end_note`: why it was canceled, or what is to be said of its handing over.
 */
const statements = [
  `CREATE TABLE deliveries (
     id uuid PRIMARY KEY,
     aid_id uuid NOT NULL REFERENCES aid_requests (id) ON DELETE CASCADE,
     taking_id uuid NOT NULL REFERENCES aid_takings (id) ON DELETE CASCADE,
     ngo_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     status text NOT NULL DEFAULT 'pending',
     priority text NOT NULL,
     expected_day text NOT NULL,
     carrier text,
     packed_at timestamptz NOT NULL,
     departed_at timestamptz,
     ended_at timestamptz,
     is_confirmed boolean,
     wrong_codes integer NOT NULL DEFAULT 0,
     why text,
     end_note text
   )`,
  `CREATE INDEX deliveries_newest ON deliveries (packed_at DESC, id DESC)`,
  `CREATE INDEX deliveries_of_ngo ON deliveries (ngo_id, packed_at DESC, id DESC)`,
  `CREATE INDEX deliveries_of_aid ON deliveries (aid_id, packed_at DESC, id DESC)`,
  `CREATE INDEX deliveries_of_taking ON deliveries (taking_id)`,
  `CREATE TABLE delivery_lines (
     id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
     delivery_id uuid NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
     aid_id uuid NOT NULL REFERENCES aid_requests (id) ON DELETE CASCADE,
     line integer NOT NULL,
     items text,
     state text NOT NULL DEFAULT 'under-way',
     delivered text,
     PRIMARY KEY (delivery_id, line)
   )`,
  // A need goes with one delivery at a time, whatever else writes here.
  `CREATE UNIQUE INDEX delivery_line_in_one ON delivery_lines (aid_id, line) WHERE state = 'under-way'`,
];

export const deliveries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
