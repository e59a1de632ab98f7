import { sql, type Kysely, type Migration } from 'kysely';

/**
 * When the volunteer of an acceptance was asked whether they still come; null since their last sign. What was asked before stands in the
 * notices, of those at least who had a phone to be told on.
 */
const statements = [
  `ALTER TABLE acceptances ADD COLUMN asked_at timestamptz`,
  `UPDATE acceptances SET asked_at = asked.at
   FROM (SELECT about, max(at) AS at FROM notices WHERE kind = 'work' AND detail ->> 'work' = 'coming' GROUP BY about) AS asked
   WHERE asked.about = acceptances.id AND state = 'accepted' AND asked.at > sign_at`,
  `CREATE INDEX acceptances_asked ON acceptances (asked_at) WHERE state = 'accepted' AND asked_at IS NOT NULL`,
];

export const askedAt: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
