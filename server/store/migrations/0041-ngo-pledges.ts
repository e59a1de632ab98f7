import { sql, type Kysely, type Migration } from 'kysely';

/**
 * People that NGOs send to disasters that lack volunteers, under the id of the item that brought it, and the disasters that they put aside.
 * `offered_rings` and `ngo_offers`: how far away each request was offered, and to whom, for nobody is told of it twice.
 * `ngo_people`: how many places of a report are filled by such people, beside `volunteers_accepted`, which the release before counts alone.
 */
const statements = [
  `CREATE TABLE ngo_pledges (
     id uuid PRIMARY KEY,
     disaster_id uuid NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
     ngo_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     people integer NOT NULL CHECK (people > 0),
     arrives_at timestamptz,
     note text,
     state text NOT NULL,
     reason text,
     pledged_at timestamptz NOT NULL,
     ended_at timestamptz
   )`,
  `CREATE INDEX ngo_pledges_of_disaster ON ngo_pledges (disaster_id)`,
  `CREATE INDEX ngo_pledges_of_ngo ON ngo_pledges (ngo_id, pledged_at DESC)`,
  `CREATE TABLE disaster_rejections (
     id uuid PRIMARY KEY,
     disaster_id uuid NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
     ngo_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     rejected_at timestamptz NOT NULL,
     CONSTRAINT disaster_rejected_once UNIQUE (ngo_id, disaster_id)
   )`,
  `CREATE INDEX disaster_rejections_of_disaster ON disaster_rejections (disaster_id)`,
  `CREATE TABLE offered_rings (
     record_id uuid PRIMARY KEY,
     ring integer NOT NULL
   )`,
  `CREATE TABLE ngo_offers (
     record_id uuid NOT NULL,
     ngo_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     offered_at timestamptz NOT NULL,
     counts boolean NOT NULL,
     PRIMARY KEY (record_id, ngo_id)
   )`,
  `CREATE INDEX ngo_offers_of_ngo ON ngo_offers (ngo_id, offered_at DESC)`,
  `CREATE FUNCTION forget_offers() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM offered_rings WHERE record_id = OLD.id;
     DELETE FROM ngo_offers WHERE record_id = OLD.id;
     RETURN OLD;
   END $$`,
  ...['reports', 'aid_requests'].map(
    (table) =>
      `CREATE TRIGGER ${table}_forget_offers BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION forget_offers()`,
  ),
  `ALTER TABLE reports ADD COLUMN ngo_people integer NOT NULL DEFAULT 0`,
];

export const ngoPledges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
