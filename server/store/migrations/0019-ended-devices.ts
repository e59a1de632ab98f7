import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A device that no push reaches any more, since `ended_at`: its place and wishes stay for as long as its owner wants alerts another way, so
 * that they are still chosen for them. With that wish it goes; with the sign-in it is nobody's, and nothing is kept of nobody's.
 */
const statements = [
  `ALTER TABLE devices ADD COLUMN ended_at timestamptz`,
  `CREATE FUNCTION forget_ended() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM devices WHERE account_id = NEW.id AND ended_at IS NOT NULL;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER volunteer_profiles_forget_ended AFTER UPDATE OF sms_alerts, email_alerts ON volunteer_profiles
   FOR EACH ROW WHEN (NOT coalesce(NEW.sms_alerts OR NEW.email_alerts, false)) EXECUTE FUNCTION forget_ended()`,
];

export const endedDevices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
