import type { TestApp } from '../server/start-app.ts';

/** Of ten donors, however many there are. */
export const RARE_DONOR = 'Zarathustra';

/** Of this kind are the reports that were merged into others: whoever asks about another finds it as it was. */
const MERGED_TYPE = 'other';
const START = `'2026-01-01T00:00:00Z'::timestamptz`;
/** Who can be an NGO, a volunteer, a disaster: numbered from 0, so that a number of another row finds one. */
const numbered = (name: string, from: string) =>
  `${name} AS MATERIALIZED (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM ${from})`;
const NGOS = numbered('ngos', `accounts WHERE role = 'ngo' AND status = 'approved'`);
const VOLUNTEERS = numbered('volunteers', `accounts WHERE role = 'volunteer' AND status = 'approved'`);
const DISASTERS = numbered('disasters', `reports WHERE status = 'approved' AND lane = 'main'`);
const REQUESTS = numbered('requests', 'aid_requests');

/**
 * What is done about reports and requests that are there, by people who are: what each of the tables has on a server that works, in
 * proportion to `size`. The ledger is left to who asks for it: its entries are signed.
 */
export async function fillWork(app: Pick<TestApp, 'query'>, size: number): Promise<void> {
  for (const [table, sql] of statements(size)) {
    // What a row refers to is there: to look each of them up takes as long as the row.
    await app.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
    await app.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await app.query(sql);
    await app.query(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
    await app.query(`VACUUM (ANALYZE) ${table}`);
  }
}

function statements(size: number): [table: string, sql: string][] {
  return [
    [
      'acceptances',
      `WITH ${VOLUNTEERS}, ${DISASTERS}
       INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, done_at, ended_at)
       SELECT gen_random_uuid(), volunteers.id, disasters.id, state, at, at, CASE WHEN state <> 'accepted' THEN at END,
              CASE WHEN state = 'completed' THEN at END
       FROM volunteers CROSS JOIN LATERAL (
         SELECT ${START} + volunteers.n * interval '1 second' AS at,
                CASE WHEN volunteers.n % 50 = 0 THEN 'done' WHEN volunteers.n % 20 = 1 THEN 'accepted' ELSE 'completed' END AS state) AS made
       JOIN disasters ON disasters.n = volunteers.n * 7919 % (SELECT count(*) FROM disasters)`,
    ],
    [
      'ngo_profiles',
      `INSERT INTO ngo_profiles (id, organization_name, city, focus_areas)
       SELECT id, 'Relief of ' || name, 'Town ' || right(name, 2), '["Food Aid"]' FROM accounts WHERE role = 'ngo'`,
    ],
    [
      'ngo_pledges',
      `WITH ${NGOS}, ${DISASTERS}
       INSERT INTO ngo_pledges (id, disaster_id, ngo_id, people, state, pledged_at)
       SELECT gen_random_uuid(), disasters.id, ngos.id, 5, CASE WHEN disasters.n % 2 = 0 THEN 'active' ELSE 'withdrawn' END, now()
       FROM disasters JOIN ngos ON ngos.n = disasters.n * 7919 % (SELECT count(*) FROM ngos) WHERE disasters.n % 20 = 0`,
    ],
    [
      'aid_takings',
      `WITH ${NGOS}, ${REQUESTS}
       INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, state, taken_at)
       SELECT gen_random_uuid(), requests.id, ngos.id, ngos.id, CASE WHEN requests.n % 10 = 0 THEN 'active' ELSE 'done' END,
              ${START} + requests.n * interval '1 second'
       FROM requests JOIN ngos ON ngos.n = requests.n * 7919 % (SELECT count(*) FROM ngos) WHERE requests.n % 10 < 2`,
    ],
    [
      'aid_taken_lines',
      `INSERT INTO aid_taken_lines (aid_id, line, taking_id) SELECT aid_id, 0, id FROM aid_takings WHERE state = 'active'`,
    ],
    [
      'deliveries',
      `INSERT INTO deliveries (id, aid_id, taking_id, ngo_id, status, priority, expected_day, packed_at, departed_at, ended_at, settled_by)
       SELECT gen_random_uuid(), aid_id, id, ngo_id, CASE state WHEN 'done' THEN 'delivered' ELSE 'in_transit' END, 'High', '2026-02-01',
              taken_at, taken_at, CASE state WHEN 'done' THEN taken_at END,
              CASE WHEN state = 'done' AND row_number() OVER (ORDER BY taken_at) % 50 > 0 THEN 'receiver' END
       FROM aid_takings`,
    ],
    [
      'delivery_lines',
      `INSERT INTO delivery_lines (delivery_id, aid_id, line, items, state)
       SELECT id, aid_id, 0, 'Rice', CASE status WHEN 'delivered' THEN 'delivered' ELSE 'under-way' END FROM deliveries`,
    ],
    [
      'record_messages',
      `WITH ${DISASTERS}, ${NGOS}
       INSERT INTO record_messages (id, record_id, account_id, text, said_at, received_at)
       SELECT gen_random_uuid(), disasters.id, CASE WHEN disasters.n % 2 = 0 THEN ngos.id END, 'Is the road free?', now(), now()
       FROM disasters JOIN ngos ON ngos.n = disasters.n % (SELECT count(*) FROM ngos) WHERE disasters.n % 4 = 0`,
    ],
    [
      'photos',
      `INSERT INTO photos (id, record_id, record_call, place, state, created_at)
       SELECT gen_random_uuid(), id, 'reportDisaster', 0, 'ready', reported_at FROM reports WHERE stands <> 'pending' AND severity = 'critical'`,
    ],
    [
      'alerts',
      `INSERT INTO alerts (id, disaster_id, account_id, title, body, lat, lng, radius_km, chosen, at)
       SELECT gen_random_uuid(), id, id, 'Flood', 'Come', lat, lng, 25, 10, reported_at
       FROM reports WHERE status = 'approved' AND severity = 'critical' AND lane = 'main' AND disaster_type <> '${MERGED_TYPE}'`,
    ],
    [
      'alert_recipients',
      `WITH ${VOLUNTEERS}, ${numbered('sent', 'alerts')}
       INSERT INTO alert_recipients (alert_id, account_id)
       SELECT sent.id, volunteers.id FROM sent JOIN volunteers ON volunteers.n / 10 = sent.n`,
    ],
    [
      'notices',
      `INSERT INTO notices (id, kind, about, detail, at, expires_at)
       SELECT id, 'alert', disaster_id, '{}', at, now() + interval '1 day' FROM alerts`,
    ],
    [
      'road_blocks',
      `INSERT INTO road_blocks (id, kind, lat, lng, state, reported_at, counted_from)
       SELECT id, 'flooded', lat, lng, CASE severity WHEN 'severe' THEN 'reported' ELSE 'lifted' END, reported_at, reported_at
       FROM reports WHERE disaster_type = 'flood' AND lat IS NOT NULL`,
    ],
    [
      'campaigns',
      `INSERT INTO campaigns (id, target, needs, text, revision, account_id, at)
       SELECT id, 100000, '[]', 'Help', 1, id, now() FROM reports WHERE status = 'approved' AND lane = 'main' AND disaster_type <> '${MERGED_TYPE}' ORDER BY reported_at DESC LIMIT 200`,
    ],
    [
      'donations',
      `WITH ${VOLUNTEERS}, ${numbered('asking', 'campaigns')}
       INSERT INTO donations (id, account_id, campaign_id, donor_name, email, phone, purpose, amount, is_test, status, order_id,
                              payment_id, receipt_number, created_at, paid_at, sought)
       SELECT made.*, strip(to_tsvector('simple', made.name || ' ' || made.purpose)) FROM (
       SELECT gen_random_uuid(), volunteers.id, asking.id,
              CASE WHEN made.n % (${size} / 20) = 7 THEN '${RARE_DONOR}' ELSE 'Person ' || made.n END, made.n || '@example.org', '',
              'Where it is needed', 1000 + made.n % 50000, true, CASE WHEN made.n % 10 = 0 THEN 'pending' ELSE 'completed' END,
              'order_' || made.n, CASE WHEN made.n % 10 > 0 THEN 'pay_' || made.n END, CASE WHEN made.n % 10 > 0 THEN made.n END,
              ${START} + made.n * interval '1 second', CASE WHEN made.n % 10 > 0 THEN ${START} + made.n * interval '1 second' END
       FROM generate_series(1, ${size} / 2) AS made (n) JOIN volunteers ON volunteers.n = made.n * 7919::bigint % (SELECT count(*) FROM volunteers)
       LEFT JOIN asking ON asking.n = made.n % 1000) AS made (id, account, campaign, name, email, phone, purpose)`,
    ],
    [
      'fund_entries',
      `INSERT INTO fund_entries (id, kind, amount, donation_id, campaign_id, allocation_id, category, is_test, at)
       SELECT id, kind, GREATEST(1, (amount * share)::bigint), donation_id, campaign_id, CASE kind WHEN 'allocated' THEN id END,
              CASE kind WHEN 'allocated' THEN 'Food Aid' END, true, paid_at
       FROM (SELECT gen_random_uuid() AS id, kind, share, donations.id AS donation_id, amount, campaign_id, paid_at
             FROM donations, (VALUES ('received', 1.0), ('fee', 0.02), ('allocated', 0.5)) AS entry (kind, share)
             WHERE status = 'completed') AS made`,
    ],
    ...(['reports', 'aid_requests'] as const).map((table): [string, string] => [
      table,
      `WITH ${numbered('those', `${table} WHERE lane = 'main' AND ${table === 'reports' ? `status = 'approved' AND disaster_type = '${MERGED_TYPE}'` : `status = 'active'`}`)}
       UPDATE ${table} SET same_as = head.id FROM those, those AS head
       WHERE those.id = ${table}.id AND those.n % 20 = 1 AND head.n = those.n + 1`,
    ]),
  ];
}
