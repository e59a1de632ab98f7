import { createHash } from 'node:crypto';
import { foldCounts } from '../../../server/store/admin/kept-counts.ts';
import { foldCells } from '../../../server/store/reports/map-cells.ts';
import { inTransaction } from '../../../server/store/database/server-state.ts';
import { sumSomeEntries, sumSomeStatuses } from '../../../server/store/donations/keep-sums.ts';
import type { TestApp } from '../server/start-app.ts';
import { fillActs, fillPeople } from './fill-people.ts';
import { fillReports } from './fill-reports.ts';
import { fillWork } from './fill-work.ts';
import type { Filled } from './questions.ts';
import { signIn, signInAnAdmin } from './sign-in.ts';
import { withoutIndexes } from './without-indexes.ts';

/** What proves that the records of `own` are its sender's. */
const SECRET = 'a secret of the phone';

/** So many reports and aid requests, a fifth as many people, and what they do about them; with somebody of each role who is signed in. */
export async function fillAll(app: TestApp, size: number): Promise<Filled> {
  const people = size / 5;
  const marked = await withoutIndexes(app, ['reports', 'aid_requests'], () =>
    fillReports(app, size, { aid: size, hasOwnWords: false }),
  );
  await withoutIndexes(app, ['accounts', 'devices', 'sessions'], () => fillPeople(app, people));
  const alerted = await fillActs(app, people, marked);
  await fillWork(app, people);
  await sumAll(app);
  await foldCounts(app.pool, 0);
  await foldCells(app.pool, 0);
  const one = async (sql: string) => (await app.query<{ id: string }>(`${sql} LIMIT 1`))[0]?.id ?? '';
  const busy = await one(`SELECT account_id AS id FROM acceptances WHERE state = 'accepted' ORDER BY decided_at`);
  const taker = await one(`SELECT ngo_id AS id FROM aid_takings WHERE state = 'active' ORDER BY taken_at`);
  const asking = await one(`SELECT id FROM aid_requests WHERE same_as IS NULL ORDER BY created_at OFFSET ${size / 2}`);
  const donor = await one('SELECT account_id AS id FROM donations ORDER BY created_at');
  const tokens = {
    admin: await signInAnAdmin(app),
    volunteer: await signIn(app, busy),
    ngo: await signIn(app, taker),
    donor: await signIn(app, donor),
  };
  const claim = createHash('sha256').update(SECRET).digest('hex');
  for (const [table, id] of Object.entries({ reports: marked, aid_requests: asking }))
    await app.query(`UPDATE ${table} SET claim_hash = $1 WHERE id = $2`, [claim, id]);
  return {
    size,
    people,
    marked,
    alerted,
    needy: await fillNeeds(app),
    asking,
    busy,
    taker,
    workplace: await one(`SELECT disaster_id AS id FROM acceptances WHERE state = 'accepted' ORDER BY decided_at`),
    campaign: await one('SELECT campaign_id AS id FROM donations WHERE campaign_id IS NOT NULL ORDER BY created_at'),
    donation: await one('SELECT id FROM donations ORDER BY created_at'),
    sentFor: await one('SELECT disaster_id AS id FROM alerts ORDER BY at'),
    pictured: await one('SELECT record_id AS id FROM photos ORDER BY created_at'),
    spoken: await one('SELECT record_id AS id FROM record_messages ORDER BY received_at'),
    tokens,
    own: [marked, asking].map((_id) => ({ _id, claimSecret: SECRET })),
    async ask(path, { as, body } = {}) {
      const response = await fetch(`${app.url}${path}`, {
        headers: {
          ...(as === undefined ? {} : { authorization: `Bearer ${tokens[as]}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as object;
    },
  };
}

/** As a server does with entries that came without it. */
async function sumAll(app: TestApp): Promise<void> {
  const MOST = 20_000;
  for (const sum of [sumSomeEntries, sumSomeStatuses])
    while ((await inTransaction(app.pool, (client) => sum(client, MOST))) > 0);
  for (const table of ['fund_entries', 'donations']) await app.query(`VACUUM (ANALYZE) ${table}`);
}

/** Five thousand open requests because of another type of disaster at one place, half as many for this one. */
async function fillNeeds(app: TestApp): Promise<string> {
  await app.query(
    `INSERT INTO aid_requests (id, owner, body, disaster_type, requirements, deadline, created_at, photos_to_follow, changed_at,
                               lat, lng, cell, sought)
     SELECT gen_random_uuid(), 'anonymous',
            json_build_object('location', '5, 5', 'name', 'Person ' || n, 'contactNumber', '+44 7700 ' || n, 'disasterType', type)::text, type,
            jsonb_build_array(jsonb_build_object('type', 'Food', 'quantity', '4', 'urgent', false, 'status', 'pending')),
            now(), '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second', 0,
            '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second', 5.05, 5.05, 95 * 10 * 3600 + 185 * 10, 'person food 44 7700'
     FROM (SELECT n, CASE WHEN n % 3 = 0 THEN 'Fire' ELSE 'Flood' END AS type FROM generate_series(1, 7500) AS made (n)) AS row`,
  );
  await app.query('ANALYZE aid_requests');
  const [{ id } = { id: '' }] = await app.query<{ id: string }>(
    `UPDATE reports SET lat = 5.05, lng = 5.05, cell = ${95 * 10 * 3600 + 185 * 10},
            body = jsonb_set(body::jsonb, '{location}', '{"lati": 5.05, "long": 5.05}')::text
     WHERE id = (SELECT id FROM reports WHERE status = 'approved' AND lane = 'main' AND disaster_type = 'fire' AND same_as IS NULL
                 ORDER BY reported_at LIMIT 1)
     RETURNING id`,
  );
  return id;
}
