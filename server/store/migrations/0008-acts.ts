import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The words of a record's body and of what was put right in it, for its search: as they are, in whatever language, no stemming, no stop
 * words. The database's parser looks for addresses and tags from every place of a run to its end: 20,000 characters without a blank
 * held it for 15 seconds, and with it whoever sent them. So long texts are cut into runs that are short, and nothing in them begins a
 * tag. What cannot be searched is kept all the same.
 */
const wordsOf = `
  CREATE FUNCTION words_of(body text, revised jsonb, members text[]) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE
    said jsonb;
    member text;
    words text := '';
  BEGIN
    said := body::jsonb;
    FOREACH member IN ARRAY members LOOP
      words := concat_ws(' ', words, said ->> member, revised ->> member);
    END LOOP;
    IF length(words) > 1000 THEN
      words := regexp_replace(replace(words, '<', ' '), '(\\S{64})', '\\1 ', 'g');
    END IF;
    RETURN to_tsvector('pg_catalog.simple', words);
  EXCEPTION WHEN data_exception OR program_limit_exceeded THEN
    RETURN ''::tsvector;
  END $$`;
const search = (revised: string, ...members: readonly string[]) =>
  `search tsvector GENERATED ALWAYS AS (words_of(body, ${revised}, '{${members.join(',')}}')) STORED`;

/**
 * What admins do to records. The facts of a report as they were put right stand beside its body (`revised`: only the members that
 * differ); `stands` is how people see its status. Of an aid request each line is in one NGO's hand at most: the database itself sees to
 * it. `act_outcomes` keeps what became of each act for who made it. Of devices only what choosing those near a disaster needs.
 */
const statements = [
  wordsOf,
  `ALTER TABLE reports
     ADD COLUMN revised jsonb,
     ADD COLUMN revision integer NOT NULL DEFAULT 0,
     ADD COLUMN alerted_at timestamptz`,
  `ALTER TABLE reports
     ADD COLUMN stands text GENERATED ALWAYS AS (
       CASE WHEN status = 'approved' THEN 'active'
            WHEN status = 'rejected' AND resolved_at IS NULL THEN 'dismissed'
            WHEN status = 'rejected' THEN 'resolved'
            ELSE status END) STORED,
     ADD COLUMN ${search('revised', 'address', 'description', 'name', 'contactNumber', 'assistanceRequired')}`,
  `CREATE INDEX reports_standing ON reports (lane, stands, reported_at DESC, id DESC)`,
  `CREATE INDEX reports_of_type ON reports (disaster_type, stands, reported_at DESC, id DESC)`,
  `CREATE INDEX reports_of_severity ON reports (severity, stands, reported_at DESC, id DESC)`,
  `CREATE INDEX reports_in_place ON reports (cell, stands, reported_at DESC, id DESC)`,
  `CREATE INDEX reports_words ON reports USING gin (search)`,

  `CREATE TABLE report_revisions (
     report_id uuid NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
     revision integer NOT NULL,
     id uuid NOT NULL UNIQUE,
     account_id uuid NOT NULL,
     at timestamptz NOT NULL,
     reason text,
     changes jsonb NOT NULL,
     PRIMARY KEY (report_id, revision)
   )`,
  `CREATE TABLE campaigns (
     id uuid PRIMARY KEY REFERENCES reports (id) ON DELETE CASCADE,
     target bigint,
     needs jsonb NOT NULL,
     text text NOT NULL,
     revision integer NOT NULL,
     account_id uuid NOT NULL,
     at timestamptz NOT NULL
   )`,

  `ALTER TABLE aid_requests
     ADD COLUMN ${search('NULL::jsonb', 'location', 'description', 'name', 'contactNumber', 'disasterType')}`,
  `CREATE INDEX aid_requests_standing ON aid_requests (lane, status, created_at DESC, id DESC)`,
  `CREATE INDEX aid_requests_words ON aid_requests USING gin (search)`,
  `CREATE INDEX aid_requests_in_place ON aid_requests (cell, status, created_at DESC, id DESC) WHERE cell IS NOT NULL`,
  // What is needed stands beside the body, as it may be put right.
  `CREATE INDEX aid_requests_needs ON aid_requests
     USING gin (to_tsvector('pg_catalog.simple', jsonb_path_query_array(requirements, '$[*].type')))`,
  `CREATE TABLE aid_takings (
     id uuid PRIMARY KEY,
     aid_id uuid NOT NULL REFERENCES aid_requests (id) ON DELETE CASCADE,
     ngo_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     account_id uuid NOT NULL,
     state text NOT NULL DEFAULT 'active',
     taken_at timestamptz NOT NULL,
     ended_at timestamptz,
     reason text
   )`,
  `CREATE INDEX aid_takings_of_aid ON aid_takings (aid_id, state)`,
  `CREATE INDEX aid_takings_of_ngo ON aid_takings (ngo_id, state, taken_at DESC, id DESC)`,
  `CREATE TABLE aid_taken_lines (
     id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
     aid_id uuid NOT NULL REFERENCES aid_requests (id) ON DELETE CASCADE,
     line integer NOT NULL,
     taking_id uuid NOT NULL REFERENCES aid_takings (id) ON DELETE CASCADE,
     CONSTRAINT aid_line_in_one_hand PRIMARY KEY (aid_id, line)
   )`,
  `CREATE INDEX aid_taken_lines_of ON aid_taken_lines (taking_id)`,

  `CREATE TABLE act_outcomes (
     id uuid PRIMARY KEY,
     account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     about uuid NOT NULL,
     what text NOT NULL,
     result text NOT NULL,
     stands text,
     by_account uuid,
     by_at timestamptz,
     at timestamptz NOT NULL
   )`,
  `CREATE INDEX act_outcomes_of_account ON act_outcomes (account_id, at DESC, id DESC)`,

  `CREATE TABLE devices (
     id uuid PRIMARY KEY,
     token text NOT NULL UNIQUE,
     account_id uuid REFERENCES accounts (id) ON DELETE CASCADE,
     lat double precision,
     lng double precision,
     located_at timestamptz,
     created_at timestamptz NOT NULL
   )`,
  `CREATE INDEX devices_placed ON devices (lat, lng) WHERE lat IS NOT NULL AND account_id IS NOT NULL`,
  `CREATE INDEX devices_of_account ON devices (account_id)`,
  `CREATE TABLE alerts (
     id uuid PRIMARY KEY,
     disaster_id uuid NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
     account_id uuid NOT NULL,
     title text NOT NULL,
     body text NOT NULL,
     lat double precision,
     lng double precision,
     radius_km double precision NOT NULL,
     chosen integer NOT NULL,
     at timestamptz NOT NULL
   )`,
  `CREATE INDEX alerts_of_disaster ON alerts (disaster_id, at DESC, id DESC)`,
  `CREATE TABLE alert_recipients (
     id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
     alert_id uuid NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
     account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     PRIMARY KEY (alert_id, account_id)
   )`,
  `CREATE INDEX alert_recipients_of_account ON alert_recipients (account_id)`,

  `CREATE TABLE daily_figures (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     day date NOT NULL,
     name text NOT NULL,
     count bigint NOT NULL,
     UNIQUE (day, name)
   )`,

  // What waits is counted without reading what does not.
  `CREATE INDEX aid_requests_urgent ON aid_requests (lane, status)
     WHERE requirements @> '[{"urgent": true, "status": "pending"}]'
        OR requirements @> '[{"urgent": true, "status": "partially-fulfilled"}]'`,
  // A decision about an account can be taken back for a while: its mail goes out after that.
  `ALTER TABLE accounts ADD COLUMN decision_mail_due timestamptz`,
  `CREATE INDEX accounts_decision_mail ON accounts (decision_mail_due) WHERE decision_mail_due IS NOT NULL`,
  // When each row changed, for the live news.
  `CREATE INDEX accounts_changed ON accounts (changed_at)`,
  `CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS
     'BEGIN NEW.changed_at := now(); RETURN NEW; END'`,
  ...['contact_messages', 'acceptances'].flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN changed_at timestamptz(3) NOT NULL DEFAULT now()`,
    `CREATE INDEX ${table}_changed ON ${table} (changed_at)`,
    `CREATE TRIGGER ${table}_note_change BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION note_change()`,
  ]),
];

export const acts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
