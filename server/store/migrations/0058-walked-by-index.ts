import { sql, type Kysely, type Migration } from 'kysely';

/**
 * SQL over a row of `reports`: the number of the half degree that it is in, row by row from the south-west; 180° east is 180° west. The index of
 * active disasters tells them by squares of four times four of these. Changing it takes another migration.
 */
const halfDegree = `(floor((lat + 90) * 2)::integer * 720 + floor((lng + 180) * 2)::integer % 720)`;

/**
 * Newest first, where neither one row is read that is not shown:
 * - active disasters of each half degree;
 * - aid requests of which a delivery was handed over that nobody has confirmed. `aid_created_at`: when the request came, which orders them and
 *   never changes. The triggers keep it for whoever writes a delivery: an import and a server of the release before too. Deliveries that are over, which
 *   are nearly all, are left without it: one that changes again gets it then.
 *
 * Both indexes are made in this transaction: that of reports in about 2 s for a million, 400,000 of them active, that of deliveries
 * in milliseconds. Nobody writes to these tables meanwhile; all may read.
 */
const statements = [
  // A large index takes longer than a question may; `true`: until the end of this migration.
  `SELECT set_config('statement_timeout', '0', true)`,
  `CREATE INDEX reports_in_half_degree ON reports (${halfDegree}, reported_at DESC, id DESC)
   WHERE lane = 'main' AND stands = 'active' AND same_as IS NULL AND lat IS NOT NULL`,
  `ALTER TABLE deliveries ADD COLUMN aid_created_at timestamptz`,
  `CREATE FUNCTION note_aid_created_at() RETURNS trigger LANGUAGE plpgsql AS $body$
   BEGIN
     NEW.aid_created_at := (SELECT created_at FROM aid_requests WHERE id = NEW.aid_id);
     RETURN NEW;
   END $body$`,
  `CREATE TRIGGER deliveries_come BEFORE INSERT ON deliveries FOR EACH ROW EXECUTE FUNCTION note_aid_created_at()`,
  `CREATE TRIGGER deliveries_change BEFORE UPDATE ON deliveries FOR EACH ROW
   WHEN (NEW.aid_created_at IS NULL OR NEW.aid_id <> OLD.aid_id) EXECUTE FUNCTION note_aid_created_at()`,
  `CREATE INDEX deliveries_unconfirmed ON deliveries (aid_created_at DESC, aid_id DESC)
   WHERE status = 'delivered' AND is_confirmed IS NOT TRUE AND settled_by IS NULL`,
  // Behind the index: one that is made of rows that were changed in the same transaction is left alone by whoever else is at work.
  `UPDATE deliveries SET aid_id = aid_id WHERE status = 'delivered' AND is_confirmed IS NOT TRUE AND settled_by IS NULL`,
];

export const walkedByIndex: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
