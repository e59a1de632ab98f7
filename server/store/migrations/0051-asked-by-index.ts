import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What is due is found by an index, however many records there are.
 *
 * `ask_at`: when whoever sent a record is to be asked whether it stands (contract/policies/record-age.ts says so of one record), reckoned
 * from its row alone: a server of the release before changes it by what it writes anyway. Infinity stands for never.
 * `driven_at`: when somebody set out for the record last. The release before does not note it: whoever sets out there causes no question.
 * And what is forgotten by its date is found by it.
 */
const statements = [
  `CREATE FUNCTION ask_at(known timestamptz, asked timestamptz, driven timestamptz, is_urgent boolean)
   RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT CASE WHEN asked IS NULL OR asked < known THEN known + age
            ELSE COALESCE(LEAST(
              CASE WHEN asked < known + age THEN known + age
                   WHEN asked < known + 2 * age THEN known + 2 * age
                   WHEN asked < known + 4 * age THEN known + 4 * age END,
              CASE WHEN driven > asked THEN GREATEST(known + age, asked + interval '12 hours') END), 'infinity') END
     FROM (SELECT CASE WHEN is_urgent THEN interval '24 hours' ELSE interval '48 hours' END AS age) AS old
   $$`,
  `ALTER TABLE reports ADD COLUMN driven_at timestamptz`,
  `ALTER TABLE aid_requests ADD COLUMN driven_at timestamptz`,
  `UPDATE reports SET driven_at = driven.at
   FROM (SELECT disaster_id, max(decided_at) AS at FROM acceptances
         WHERE state IN ('accepted', 'on-the-way', 'arrived', 'done', 'completed') GROUP BY disaster_id) AS driven
   WHERE id = driven.disaster_id AND driven.at > asked_again_at`,
  `UPDATE aid_requests SET driven_at = driven.at
   FROM (SELECT aid_id, max(taken_at) AS at FROM aid_takings WHERE state = 'active' GROUP BY aid_id) AS driven
   WHERE id = driven.aid_id AND driven.at > asked_again_at`,
  `CREATE INDEX reports_to_ask ON reports (
     COALESCE(floor((lng + 7.5) / 15)::integer, 99),
     ask_at(GREATEST(reported_at, confirmed_at), asked_again_at, driven_at, severity IN ('critical', 'severe')))
   WHERE lane = 'main' AND stands IN ('pending', 'active') AND over_at IS NULL`,
  `CREATE INDEX aid_requests_to_ask ON aid_requests (
     COALESCE(floor((lng + 7.5) / 15)::integer, 99),
     ask_at(GREATEST(created_at, confirmed_at), asked_again_at, driven_at,
       requirements @> '[{"urgent": true, "status": "pending"}]'
       OR requirements @> '[{"urgent": true, "status": "partially-fulfilled"}]'))
   WHERE lane = 'main' AND status = 'active'`,
  `CREATE INDEX sessions_expiring ON sessions (expires_at)`,
  `CREATE INDEX reset_links_expiring ON reset_links (expires_at)`,
  `CREATE INDEX known_devices_used ON known_devices (last_used_at)`,
  `CREATE INDEX contact_messages_answered ON contact_messages (answered_at) WHERE answered_at IS NOT NULL`,
  `CREATE INDEX contact_messages_came ON contact_messages (created_at)`,
  `CREATE INDEX newsletter_subscriptions_left ON newsletter_subscriptions (left_at) WHERE left_at IS NOT NULL`,
  `CREATE INDEX newsletter_subscriptions_asked ON newsletter_subscriptions (asked_at) WHERE state = 'asked'`,
  `CREATE INDEX newsletters_ended ON newsletters (ended_at)`,
  `CREATE INDEX acceptance_steps_came ON acceptance_steps (received_at)`,
  `CREATE INDEX work_photos_came ON work_photos (received_at) WHERE acceptance_id IS NOT NULL`,
  `CREATE INDEX acceptances_declined ON acceptances (ended_at) WHERE state = 'declined'`,
  `CREATE INDEX ngo_pledges_past ON ngo_pledges (ended_at) WHERE state IN ('withdrawn', 'ended')`,
  `CREATE INDEX act_outcomes_came ON act_outcomes (at)`,
  `CREATE INDEX alerts_came ON alerts (at)`,
  `CREATE INDEX ended_addresses_came ON ended_addresses (ended_at)`,
  `CREATE INDEX notices_came ON notices (at)`,
  `CREATE INDEX notices_expiring ON notices (expires_at) WHERE kind <> 'alert'`,
  `CREATE INDEX photos_awaited ON photos (id) WHERE state = 'awaited'`,
  `CREATE INDEX photo_contents_read ON photo_contents (made_at)`,
];

export const askedByIndex: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
