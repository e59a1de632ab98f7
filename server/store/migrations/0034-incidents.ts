import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Several records of one event or one household. `same_as` names the record that one was merged into, which may itself be merged into
 * another: the root of such a tree stands for all of it, and undoing one merge takes that record out with all that was merged into it.
 * `adds_to` names the disaster that a reporter meant their report to add to: their word alone, which merges nothing.
 */
const statements = [
  `ALTER TABLE reports ADD COLUMN same_as uuid REFERENCES reports(id) ON DELETE SET NULL, ADD COLUMN adds_to uuid`,
  `ALTER TABLE aid_requests ADD COLUMN same_as uuid REFERENCES aid_requests(id) ON DELETE SET NULL`,
  `CREATE INDEX reports_same_as ON reports (same_as) WHERE same_as IS NOT NULL`,
  `CREATE INDEX reports_adds_to ON reports (adds_to) WHERE adds_to IS NOT NULL`,
  `CREATE INDEX aid_requests_same_as ON aid_requests (same_as) WHERE same_as IS NOT NULL`,
];

export const incidents: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
