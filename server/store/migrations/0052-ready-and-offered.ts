import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What each server process writes to prove that it can keep something (`server/store/database/ready-rows.ts`). A row is as wide as half a
 * page and lies as it is: each takes a page of its own, as what people send does in the end. `ready_probes` is the release before's.
 *
 * What is to be offered to NGOs is found by an index, what is urgent and newest first. `to_offer`: something of the record is free since it was
 * offered last; new ones are, also those that the release before takes. `next_at`: when it is offered further away, none for never.
 */
const statements = [
  `CREATE TABLE ready_rows (
     written_at timestamptz NOT NULL DEFAULT now(),
     filler text NOT NULL
   )`,
  `ALTER TABLE ready_rows ALTER COLUMN filler SET STORAGE PLAIN`,
  ...['reports', 'aid_requests'].flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN to_offer boolean NOT NULL DEFAULT false`,
    `ALTER TABLE ${table} ALTER COLUMN to_offer SET DEFAULT true`,
  ]),
  `ALTER TABLE offered_rings ADD COLUMN next_at timestamptz`,
  `UPDATE aid_requests SET to_offer = true WHERE same_as IS NULL AND lane = 'main' AND status = 'active'
     AND NOT EXISTS (SELECT 1 FROM offered_rings WHERE record_id = aid_requests.id)`,
  `UPDATE reports SET to_offer = true WHERE status <> 'rejected' AND lane = 'main' AND same_as IS NULL
     AND NOT EXISTS (SELECT 1 FROM offered_rings WHERE record_id = reports.id)`,
  `UPDATE offered_rings SET next_at = created_at + (ring + 1) * interval '60 minutes' FROM aid_requests
   WHERE aid_requests.id = record_id AND ring < 3 AND status = 'active'`,
  `UPDATE offered_rings SET next_at = COALESCE(active_since, reported_at) + (ring + 1) * interval '60 minutes' FROM reports
   WHERE reports.id = record_id AND ring < 3 AND status = 'approved'`,
  `CREATE INDEX offered_rings_next ON offered_rings (next_at) WHERE next_at IS NOT NULL`,
  `CREATE INDEX aid_requests_to_offer ON aid_requests (
     (CASE WHEN requirements @> '[{"urgent": true, "status": "pending"}]'
             OR requirements @> '[{"urgent": true, "status": "partially-fulfilled"}]' THEN 0 ELSE 1 END), created_at DESC)
   WHERE to_offer AND same_as IS NULL AND lane = 'main' AND status = 'active'`,
  `CREATE INDEX reports_to_offer ON reports (
     (CASE severity WHEN 'critical' THEN 0 ELSE 1 END), COALESCE(active_since, reported_at) DESC)
   WHERE to_offer AND status = 'approved' AND lane = 'main' AND same_as IS NULL
     AND volunteers_wanted > volunteers_accepted + ngo_people`,
];

export const readyAndOffered: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
