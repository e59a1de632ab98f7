import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Whom no push of an alert reached, told another way. A profile says who wants that, and keeps their quiet hours as they were last chosen
 * on a phone of theirs, for as long as they want it: the phone itself may be registered no more when they are needed. `stepped_at`: the
 * ring of an alert, by its `asked_at`, whose people were looked at. Of alerts that were there before nobody is.
 */
const statements = [
  `ALTER TABLE volunteer_profiles
     ADD COLUMN sms_alerts boolean,
     ADD COLUMN email_alerts boolean,
     ADD COLUMN quiet jsonb`,
  `CREATE INDEX volunteer_profiles_stepped ON volunteer_profiles (id) WHERE sms_alerts OR email_alerts`,
  `CREATE FUNCTION begin_steps() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NOT coalesce(NEW.sms_alerts OR NEW.email_alerts, false) THEN
       NEW.quiet := NULL;
     ELSIF NOT coalesce(OLD.sms_alerts OR OLD.email_alerts, false) THEN
       NEW.quiet := (SELECT wishes->'quiet' FROM devices WHERE account_id = NEW.id AND session_id IS NOT NULL
                     ORDER BY wishes->'quiet' IS NULL, registered_at DESC LIMIT 1);
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER volunteer_profiles_steps BEFORE UPDATE OF sms_alerts, email_alerts ON volunteer_profiles
   FOR EACH ROW EXECUTE FUNCTION begin_steps()`,
  `CREATE FUNCTION keep_quiet() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE volunteer_profiles SET quiet = NEW.wishes->'quiet'
     WHERE id = NEW.account_id AND (sms_alerts OR email_alerts);
     RETURN NULL;
   END $$`,
  // A phone that is new, or whose sign-in ended, has chosen nothing: that takes no hours away.
  `CREATE TRIGGER devices_keep_quiet AFTER UPDATE OF wishes ON devices
   FOR EACH ROW WHEN ((NEW.wishes->'quiet') IS DISTINCT FROM (OLD.wishes->'quiet')
     AND (NEW.session_id = OLD.session_id OR (NEW.session_id IS NOT NULL AND NEW.wishes ? 'quiet')))
   EXECUTE FUNCTION keep_quiet()`,
  `ALTER TABLE alerts ADD COLUMN stepped_at timestamptz`,
  `UPDATE alerts SET stepped_at = asked_at`,
  `CREATE INDEX alerts_to_step ON alerts (asked_at) WHERE stepped_at IS DISTINCT FROM asked_at`,
  `CREATE TABLE alert_steps (
     id uuid PRIMARY KEY,
     notice_id uuid NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
     account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
     step text NOT NULL,
     mark text NOT NULL DEFAULT 'waiting',
     tries integer NOT NULL DEFAULT 0,
     due_at timestamptz,
     leased_until timestamptz,
     UNIQUE (notice_id, account_id, step)
   )`,
  `CREATE INDEX alert_steps_due ON alert_steps (step, due_at) WHERE due_at IS NOT NULL`,
  `CREATE INDEX alert_steps_of_account ON alert_steps (account_id)`,
];

export const alertSteps: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
