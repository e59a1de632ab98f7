import { sql, type Kysely, type Migration } from 'kysely';

/**
 * An alert to which too few come is asked further away, ring by ring: `asked_km` is how far by now, since `asked_at`, as long as it is
 * `widening`. `told_at`: when somebody got an alert that counts for how many a day they get.
 */
const statements = [
  `ALTER TABLE alerts
     ADD COLUMN asked_km double precision,
     ADD COLUMN asked_at timestamptz,
     ADD COLUMN ring integer NOT NULL DEFAULT 0,
     ADD COLUMN widening boolean NOT NULL DEFAULT false`,
  `CREATE INDEX alerts_widening ON alerts (asked_at) WHERE widening`,
  `ALTER TABLE alert_recipients ADD COLUMN told_at timestamptz`,
  `CREATE INDEX alert_recipients_told ON alert_recipients (account_id, told_at) WHERE told_at IS NOT NULL`,
];

export const alertRings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
