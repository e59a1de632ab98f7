import { sql, type Kysely, type Migration } from 'kysely';

/** Where a token leads: of a subscription its endpoint, as `readPushToken` writes it at the head; else the token itself. */
const address = `coalesce(substring(token from '^\\{"endpoint":"([^"]*)"'), token)`;

/**
 * Pushes to devices. A device is a session's, and is nobody's any more when that ends, however it ends: what its owner wanted, and where it
 * was, goes with it (`devices_of_nobody`). With a record or an account goes what was told of it (`forget_told`). A notice is what is to be told, in
 * no language; a batch the devices that it goes to, a part at a time, each with its mark (`server/store/alerts/notice-marks.ts`). What came back from
 * devices stands by itself: each answers once or twice, and late, perhaps when its row is gone.
 */
const statements = [
  `DROP INDEX devices_placed`,
  `ALTER TABLE devices
     DROP CONSTRAINT devices_token_key,
     ADD COLUMN address text GENERATED ALWAYS AS (${address}) STORED UNIQUE,
     ADD COLUMN session_id uuid REFERENCES sessions (id) ON DELETE SET NULL,
     ADD COLUMN key_hash text,
     ADD COLUMN language text NOT NULL DEFAULT 'en',
     ADD COLUMN wishes jsonb NOT NULL DEFAULT '{"on": true}',
     ADD COLUMN is_chosen_place boolean NOT NULL DEFAULT false,
     ADD COLUMN registered_at timestamptz NOT NULL DEFAULT now()`,
  `CREATE INDEX devices_placed ON devices (lat, lng) WHERE lat IS NOT NULL AND session_id IS NOT NULL`,
  `DROP INDEX devices_in_cell`,
  `CREATE INDEX devices_in_cell ON devices (cell) WHERE cell IS NOT NULL AND session_id IS NOT NULL`,
  `CREATE INDEX devices_of_session ON devices (session_id)`,
  `CREATE INDEX devices_of_key ON devices (key_hash) WHERE session_id IS NOT NULL`,
  `CREATE INDEX devices_of_nobody ON devices (registered_at) WHERE session_id IS NULL`,
  `CREATE FUNCTION belong_to_nobody() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.account_id := NULL;
     NEW.lat := NULL;
     NEW.lng := NULL;
     NEW.located_at := NULL;
     NEW.is_chosen_place := false;
     NEW.wishes := '{"on": true}';
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER devices_of_nobody BEFORE INSERT OR UPDATE ON devices
   FOR EACH ROW WHEN (NEW.session_id IS NULL) EXECUTE FUNCTION belong_to_nobody()`,
  `CREATE TABLE followed_records (
     device_id uuid NOT NULL REFERENCES devices (id) ON DELETE CASCADE ON UPDATE CASCADE,
     record_id uuid NOT NULL,
     id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
     followed_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (record_id, device_id)
   )`,
  `CREATE INDEX followed_records_of_device ON followed_records (device_id)`,
  `CREATE TABLE notices (
     id uuid PRIMARY KEY,
     kind text NOT NULL,
     about uuid NOT NULL,
     detail jsonb NOT NULL,
     at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL
   )`,
  `CREATE INDEX notices_about ON notices (about, at DESC, id DESC)`,
  `CREATE TABLE notice_batches (
     id uuid PRIMARY KEY,
     notice_id uuid NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
     ring integer NOT NULL DEFAULT 0,
     devices uuid[] NOT NULL,
     marks smallint[] NOT NULL,
     tries integer NOT NULL DEFAULT 0,
     due_at timestamptz,
     leased_until timestamptz
   )`,
  `CREATE INDEX notice_batches_due ON notice_batches (due_at) WHERE due_at IS NOT NULL`,
  `CREATE INDEX notice_batches_of_notice ON notice_batches (notice_id, ring)`,
  `CREATE TABLE push_receipts (
     notice_id uuid NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
     device_id uuid NOT NULL,
     reached_at timestamptz,
     opened_at timestamptz,
     PRIMARY KEY (notice_id, device_id)
   )`,
  `CREATE INDEX push_receipts_of_device ON push_receipts (device_id)`,
  `CREATE FUNCTION forget_told() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM notices WHERE about = OLD.id;
     DELETE FROM followed_records WHERE record_id = OLD.id;
     RETURN OLD;
   END $$`,
  ...['reports', 'aid_requests', 'acceptances', 'accounts'].map(
    (table) =>
      `CREATE TRIGGER ${table}_forget_told BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION forget_told()`,
  ),
  `CREATE FUNCTION forget_devices() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM devices WHERE account_id = OLD.id;
     RETURN OLD;
   END $$`,
  `CREATE TRIGGER accounts_forget_devices BEFORE DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION forget_devices()`,
];

export const notices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
