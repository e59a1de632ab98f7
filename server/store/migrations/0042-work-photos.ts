import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Photos that volunteers announced with a step and NGOs with a handing over, under the id of the item that did: that is the record which
 * `photos` names. They go with the acceptance, the delivery and the account, and what was seen at a disaster goes with its report.
 */
const statements = [
  `CREATE TABLE work_photos (
     id uuid PRIMARY KEY,
     acceptance_id uuid REFERENCES acceptances (id) ON DELETE CASCADE,
     delivery_id uuid REFERENCES deliveries (id) ON DELETE CASCADE,
     account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     stage text NOT NULL,
     announced integer NOT NULL,
     received_at timestamptz NOT NULL,
     CHECK (num_nonnulls(acceptance_id, delivery_id) = 1)
   )`,
  `CREATE INDEX work_photos_of_acceptance ON work_photos (acceptance_id) WHERE acceptance_id IS NOT NULL`,
  `CREATE INDEX work_photos_of_delivery ON work_photos (delivery_id) WHERE delivery_id IS NOT NULL`,
  `CREATE INDEX work_photos_of_account ON work_photos (account_id)`,
  `CREATE FUNCTION forget_work_photos() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM photos WHERE record_id = OLD.id;
     DELETE FROM photo_losses WHERE id = OLD.id;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER work_photos_forget AFTER DELETE ON work_photos FOR EACH ROW EXECUTE FUNCTION forget_work_photos()`,
  `CREATE FUNCTION forget_photos_of_work() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM work_photos WHERE acceptance_id IN (SELECT id FROM acceptances WHERE disaster_id = OLD.id);
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER reports_forget_photos_of_work AFTER DELETE ON reports FOR EACH ROW EXECUTE FUNCTION forget_photos_of_work()`,
];

export const workPhotos: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
