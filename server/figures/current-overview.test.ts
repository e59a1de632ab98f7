import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Overview } from '../../contract/calls/overview.ts';
import { systemClock } from '../../contract/base/clock.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { aid, contact, report } from '../../tests/support/server/bodies.ts';
import { post } from '../../tests/support/server/http.ts';
import { makeApproved, makePeople, makePerson, type TestPeople } from '../../tests/support/server/people.ts';
import { noteDailyFigures } from './current-overview.ts';

const paths = { reports: '/api/report/', aid_requests: '/api/aid/create', contact_messages: '/api/contact/' } as const;
const bodies = { reports: report, aid_requests: aid, contact_messages: contact } as const;

onEachPostgres('the overview', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });

  const overview = async () => {
    const { json } = await people.admin.ask('GET', '/api/overview');
    return json['data'] as Overview;
  };
  /** One that came so many hours ago and stands as `state`, a list of SQL assignments, says. */
  const made = async (table: keyof typeof paths, hoursAgo: number, state = 'lane = lane'): Promise<string> => {
    const id = randomUUID();
    expect((await post(`${app().url}${paths[table]}`, bodies[table], id)).status).toBe(201);
    const at = table === 'reports' ? 'reported_at' : 'created_at';
    await app().query(`UPDATE ${table} SET ${at} = now() - interval '${hoursAgo} hours', ${state} WHERE id = $1`, [id]);
    return id;
  };
  const since = async (table: keyof typeof paths, id: string) => {
    const at = table === 'reports' ? 'reported_at' : 'created_at';
    const [row] = await app().query<{ at: Date }>(`SELECT ${at} AS at FROM ${table} WHERE id = $1`, [id]);
    return row?.at.toISOString();
  };
  const take = async (aidId: string, lines: readonly number[]) => {
    const takingId = randomUUID();
    await app().query(
      `INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at) VALUES ($1, $2, $3, $3, now())`,
      [takingId, aidId, people.ngo.id],
    );
    for (const line of lines)
      await app().query('INSERT INTO aid_taken_lines (aid_id, line, taking_id) VALUES ($1, $2, $3)', [
        aidId,
        line,
        takingId,
      ]);
  };

  /** A volunteer who has accepted a disaster. */
  const goOut = (accountId: string) =>
    app().query(
      `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'on-the-way', now(), now())`,
      [accountId],
    );

  it('is for admins alone, and logs the look at the report it shows', async () => {
    for (const person of [people.volunteer, people.ngo, people.pendingAdmin]) {
      expect((await person.ask('GET', '/api/overview')).status).toBe(403);
    }
  });

  it('of nothing counts nothing, and tells no change', async () => {
    const { counts, waiting, totalDisasters } = await overview();
    expect(totalDisasters).toEqual({ count: 0 });
    expect(counts).toEqual({
      totalDisasters: 0,
      totalRequests: 0,
      approvedVolunteers: 1,
      pendingVolunteers: 1,
      approvedNgos: 1,
      pendingNgos: 1,
      ongoingEfforts: 0,
    });
    expect(waiting.reports).toEqual({ count: 0 });
    expect(waiting.aid).toEqual({ count: 0, urgent: 0 });
    expect(waiting.approvals).toMatchObject({ count: 3 });
  });

  it('counts what was confirmed, and what waits since when; what is put aside by itself', async () => {
    const oldest = await made('reports', 30);
    await made('reports', 3);
    await made('reports', 2, `status = 'approved'`);
    await made('reports', 2, `status = 'rejected', resolved_at = now()`);
    await made('reports', 2, `status = 'rejected', dismissal = 'false'`);
    const aside = await made('reports', 50, `lane = 'triage'`);
    const spam = await made('contact_messages', 55, `lane = 'triage'`);
    const open = await made('contact_messages', 9);
    await made('contact_messages', 12, `state = 'answered'`);
    const { totalDisasters, ongoingRelief, waiting } = await overview();
    expect([totalDisasters.count, ongoingRelief.count]).toEqual([2, 1]);
    expect(waiting.reports).toMatchObject({
      count: 2,
      since: await since('reports', oldest),
      oldest: { _id: oldest, contactNumber: report.contactNumber },
    });
    expect(waiting.triage).toEqual({ count: 1, since: await since('reports', aside) });
    expect(waiting.messagesAside).toEqual({ count: 1, since: await since('contact_messages', spam) });
    expect(waiting.messages).toEqual({ count: 1, since: await since('contact_messages', open) });
  });

  it('counts blocked roads that wait for a word, deliveries that nobody has confirmed, and donations of which something is allocated to nothing', async () => {
    const block = (state: string, hoursAgo: number) =>
      app().query(
        `INSERT INTO road_blocks (id, kind, lat, lng, state, reported_at, counted_from)
         VALUES (gen_random_uuid(), 'flooded', 26, 86, $1, now(), now() - make_interval(hours => $2))`,
        [state, hoursAgo],
      );
    await block('reported', 2);
    await block('confirmed', 2);
    await block('lifted', 2);
    await block('reported', 49);
    const donate = async (paid: number, allocated: number, isTest = false) => {
      const donor = { donorName: 'Asha', email: 'asha@example.org', phone: '9876543210' };
      const id = randomUUID();
      await app().query(
        `INSERT INTO donations (id, donor_name, email, phone, purpose, amount, currency, is_test, status, paid_at, created_at)
         VALUES ($1, $2, $3, $4, '', $5, 'INR', $6, 'completed', now(), now())`,
        [id, donor.donorName, donor.email, donor.phone, paid, isTest],
      );
      const entry = (kind: string, amount: number) =>
        app().query(
          `INSERT INTO fund_entries (id, donation_id, kind, amount, is_test, at) VALUES (gen_random_uuid(), $1, $2, $3, $4, now())`,
          [id, kind, amount, isTest],
        );
      await entry('received', paid);
      if (allocated > 0) await entry('allocated', allocated);
    };
    const asked = await made('aid_requests', 100, `status = 'fulfilled'`);
    for (const [status, hoursAgo, settledBy] of [
      ['delivered', 2, null],
      ['delivered', 30, null],
      ['delivered', 80, 'time'],
      ['in_transit', 3, null],
    ] as const) {
      await app().query(
        `WITH taking AS (INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at)
                         VALUES (gen_random_uuid(), $5, $1, $1, now()) RETURNING id)
         INSERT INTO deliveries (id, aid_id, taking_id, ngo_id, priority, expected_day, packed_at, status, ended_at, settled_by)
         SELECT gen_random_uuid(), $5, id, $1, 'High', '2026-12-01', now(), $2, now() - make_interval(hours => $3), $4 FROM taking`,
        [people.ngo.id, status, hoursAgo, settledBy, asked],
      );
    }
    await donate(1000, 1000);
    await donate(1000, 400);
    await donate(1000, 0, true);
    const { waiting } = await overview();
    expect(waiting.roads).toMatchObject({ count: 1 });
    expect(waiting.donations).toMatchObject({ count: 2 });
    expect(waiting.deliveries).toMatchObject({ count: 2 });
    expect(Date.now() - Date.parse(waiting.deliveries?.since ?? '')).toBeGreaterThan(29 * 3_600_000);
    await app().query('DELETE FROM aid_requests WHERE id = $1', [asked]);
    expect(Date.parse(waiting.donations?.since ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('aid is unclaimed as long as a line of it is open and nobody’s', async () => {
    const [whole, part, free] = [
      await made('aid_requests', 20),
      await made('aid_requests', 10),
      await made('aid_requests', 5),
    ];
    await made('aid_requests', 40, `status = 'fulfilled'`);
    await take(whole, [0, 1]);
    await take(part, [0]);
    expect((await overview()).waiting.aid).toEqual({ count: 2, urgent: 1, since: await since('aid_requests', part) });
    // The line that nobody has is met.
    await app().query(
      `UPDATE aid_requests SET requirements = jsonb_set(requirements, '{1,status}', '"fulfilled"') WHERE id = $1`,
      [part],
    );
    expect((await overview()).waiting.aid).toEqual({ count: 1, urgent: 1, since: await since('aid_requests', free) });
    await app().query(
      `UPDATE aid_requests SET requirements = jsonb_set(requirements, '{0,status}', '"fulfilled"') WHERE id = $1`,
      [free],
    );
    expect((await overview()).waiting.aid).toMatchObject({ count: 1, urgent: 0 });
    expect((await overview()).aidRequests.count).toBe(4);
  });

  it('tells the change over seven days where there was a week before, however often a day is counted', async () => {
    const week = { now: () => Date.now() - 7 * 86_400_000 };
    await goOut(people.volunteer.id);
    await noteDailyFigures(app().pool, week);
    await Promise.all([noteDailyFigures(app().pool, week), noteDailyFigures(app().pool, systemClock)]);
    expect((await overview()).activeVolunteers).toEqual({ count: 1, weeklyChange: 0 });
    await goOut((await makeApproved(app(), 'volunteer')).id);
    await goOut((await makeApproved(app(), 'volunteer')).id);
    // One who is on no disaster is not active.
    await makeApproved(app(), 'volunteer');
    await made('reports', 1, `status = 'approved'`);
    await app().query(`UPDATE reports SET status = 'rejected', resolved_at = now() WHERE status = 'approved'`);
    await app().query(`UPDATE daily_figures SET count = 0 WHERE name = 'aidRequests'`);
    const { activeVolunteers, totalDisasters, ongoingRelief, aidRequests } = await overview();
    expect(activeVolunteers).toEqual({ count: 3, weeklyChange: 200 });
    expect(totalDisasters).toEqual({ count: 3, weeklyChange: 50 });
    expect(ongoingRelief).toEqual({ count: 0, weeklyChange: -100 });
    expect(aidRequests).not.toHaveProperty('weeklyChange');
    const rows = await app().query<{ day: string; names: number }>(
      'SELECT day, count(*)::int AS names FROM daily_figures GROUP BY day ORDER BY day',
    );
    expect(rows.map(({ names }) => names)).toEqual([4, 4]);
  });

  it('compares with the last count of before, where nothing was counted seven days ago: what stood still did not change', async () => {
    await app().query('DELETE FROM daily_figures');
    const { count } = (await overview()).activeVolunteers;
    await noteDailyFigures(app().pool, { now: () => Date.now() - 12 * 86_400_000 });
    await goOut((await makeApproved(app(), 'volunteer')).id);
    await noteDailyFigures(app().pool, { now: () => Date.now() - 9 * 86_400_000 });
    await goOut((await makeApproved(app(), 'volunteer')).id);
    await noteDailyFigures(app().pool, { now: () => Date.now() - 6 * 86_400_000 });
    expect((await overview()).activeVolunteers).toEqual({
      count: count + 2,
      weeklyChange: Math.round(100 / (count + 1)),
    });
  });

  it('tells who is on each disaster that somebody is on: who has accepted, who of them is on the way, and who is there', async () => {
    await app().query('DELETE FROM acceptances');
    expect((await overview()).teams).toEqual([]);
    const [flood, fire] = [randomUUID(), randomUUID()];
    const states = [
      [flood, 'accepted'],
      [flood, 'on-the-way'],
      [flood, 'on-the-way'],
      [flood, 'arrived'],
      [flood, 'done'],
      [flood, 'withdrawn'],
      [flood, 'completed'],
      [fire, 'arrived'],
    ] as const;
    for (const [disasterId, state] of states) {
      const { id } = await makeApproved(app(), 'volunteer');
      await app().query(
        `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at)
         VALUES (gen_random_uuid(), $1, $2, $3, now(), now())`,
        [id, disasterId, state],
      );
    }
    expect((await overview()).teams).toEqual([
      { disasterId: flood, accepted: 5, onTheWay: 2, there: 1 },
      { disasterId: fire, accepted: 1, onTheWay: 0, there: 1 },
    ]);
    await app().query('DELETE FROM acceptances');
  });

  it('tells how many reports and aid requests came in each hour of three days, what is put aside and what is older apart', async () => {
    await app().query('DELETE FROM reports');
    await app().query('DELETE FROM aid_requests');
    // In the middle of an hour: no test is on the edge between two.
    const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
    const cameAt = async (table: 'reports' | 'aid_requests', hoursAgo: number, state?: string) => {
      const id = await made(table, 0, state);
      const at = table === 'reports' ? 'reported_at' : 'created_at';
      const time = new Date(hour - hoursAgo * 3_600_000 + 1_800_000).toISOString();
      await app().query(`UPDATE ${table} SET ${at} = $2 WHERE id = $1`, [id, time]);
    };
    await cameAt('reports', 71);
    await cameAt('reports', 5, `status = 'approved'`);
    await cameAt('reports', 5, `status = 'rejected', dismissal = 'false'`);
    await cameAt('reports', 4, `lane = 'triage'`);
    await cameAt('reports', 72);
    await cameAt('aid_requests', 1, `status = 'fulfilled'`);
    const { hourly, at } = await overview();
    // The hour may have turned since.
    const turned = Math.floor(Date.parse(at) / 3_600_000) - hour / 3_600_000;
    const counted = (counts: readonly number[] = []) =>
      counts.flatMap((count, place) => (count === 0 ? [] : [[71 - place - turned, count]]));
    expect(hourly?.reports).toHaveLength(72);
    expect(hourly?.from).toBe(new Date(hour + (turned - 71) * 3_600_000).toISOString());
    expect(counted(hourly?.reports)).toEqual(
      turned === 0
        ? [
            [71, 1],
            [5, 2],
          ]
        : [[5, 2]],
    );
    expect(counted(hourly?.aid)).toEqual([[1, 1]]);
  });

  it('work reported done and who asks to be an admin wait too', async () => {
    await makePerson(app(), 'admin');
    await app().query(
      `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, done_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'done', now(), now(), '2026-01-02T03:04:05Z')`,
      [people.volunteer.id],
    );
    const { work, approvals } = (await overview()).waiting;
    expect(work).toEqual({ count: 1, since: '2026-01-02T03:04:05.000Z' });
    expect(approvals.count).toBe(4);
  });
});
