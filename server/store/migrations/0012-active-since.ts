import { sql, type Kysely, type Migration } from 'kysely';

/**
 * When an admin approved a report, beside when it came. Acts tell it too, but for two years only. Of a report that is neither active nor
 * resolved there is none; nor where no act is left that says it.
 */
const statements = [
  `ALTER TABLE reports ADD COLUMN active_since timestamptz`,
  `UPDATE reports SET active_since = approval.at
   FROM (SELECT about, max(at) AS at FROM acts WHERE action = 'report-decided' AND detail->>'to' = 'active' GROUP BY about) AS approval
   WHERE approval.about = reports.id AND stands IN ('active', 'resolved')`,
];

export const activeSince: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
