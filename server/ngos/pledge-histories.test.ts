import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { actOf } from '../../tests/support/server/aid.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { answerDisaster } from '../../tests/support/server/pledges.ts';
import { makeDisaster, makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { fc } from '../../tests/support/property.ts';

/** `who` and `where` are picked out of the NGOs, volunteers and disasters of one history. */
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      who: fc.nat(),
      where: fc.nat(),
      people: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('take-back' as const), which: fc.nat(), byAdmin: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('accept' as const), who: fc.nat(), where: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('leave' as const), who: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      where: fc.nat(),
      to: fc.constantFrom('resolved' as const, 'dismissed' as const, 'active' as const),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Acts of one round come at the same moment. */
const history = fc.record({
  rounds: fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 14 }),
  wanted: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 2 }),
});

onEmbeddedPostgres('whatever NGOs, volunteers and admins do about places, in whatever order', (app) => {
  let people: TestPeople;
  let ngos: TestPerson[];
  let lateNgo: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    ngos = [people.ngo, await makeApproved(app(), 'ngo')];
    lateNgo = await makeApproved(app(), 'ngo');
  });

  const decisions = {
    active: () => ({ status: 'approved', reason: 'Again' }),
    resolved: () => ({ status: 'rejected', resolvedAt: new Date().toISOString() }),
    dismissed: () => ({ status: 'rejected', reason: 'Seen twice' }),
  };

  async function play(done: Act, volunteers: TestVolunteer[], disasters: string[]): Promise<number> {
    const at = (where: number) => disasters[where % disasters.length] ?? '';
    if (done.does === 'decide') {
      return (await people.admin.ask('PUT', `/api/report/${at(done.where)}`, decisions[done.to]())).status;
    }
    if (done.does === 'send') {
      const ngo = ngos[done.who % ngos.length] ?? people.ngo;
      return (await answerDisaster(ngo, { act: 'send', disasterId: at(done.where), people: done.people })).status;
    }
    if (done.does === 'take-back') return takeBack(done, disasters);
    const volunteer = volunteers[done.who % volunteers.length];
    if (volunteer === undefined) throw new Error('nobody');
    if (done.does === 'accept') return (await volunteer.accept(at(done.where))).status;
    const [newest] = (await volunteer.desk()).work;
    return newest === undefined ? 200 : (await volunteer.step(newest._id, 'withdraw', { reason: 'Because' })).status;
  }

  /** By its NGO, or an admin: of any pledge, over or not. */
  async function takeBack({ which, byAdmin }: Extract<Act, { does: 'take-back' }>, disasters: string[]) {
    const rows = await app().query<{ id: string; ngo: string; disaster: string }>(
      `SELECT id, ngo_id AS ngo, disaster_id AS disaster FROM ngo_pledges WHERE disaster_id = ANY ($1) ORDER BY id`,
      [disasters],
    );
    const pledge = rows[which % Math.max(1, rows.length)];
    if (pledge === undefined) return 200;
    const who = byAdmin ? people.admin : (ngos.find(({ id }) => id === pledge.ngo) ?? people.ngo);
    const body = { act: 'withdraw', disasterId: pledge.disaster, pledgeId: pledge.id, reason: 'Because' };
    return (await answerDisaster(who, body, randomUUID())).status;
  }

  /** What must hold at every moment, as rows that break it. */
  async function broken(): Promise<object[]> {
    return app().query(
      `SELECT 'other places than are said, or more than are wanted' AS what, id::text FROM (
         SELECT reports.id, ngo_people AS said, volunteers_accepted AS volunteers, volunteers_wanted AS wanted,
                (SELECT COALESCE(sum(people), 0) FROM (
                   SELECT GREATEST(COALESCE(sum(people) FILTER (WHERE state = 'active'), 0),
                                   COALESCE(max(people) FILTER (WHERE state = 'done'), 0)) AS people
                   FROM ngo_pledges WHERE disaster_id = reports.id GROUP BY ngo_id) AS of_one) AS counted
         FROM reports) AS place WHERE said <> counted OR said + volunteers > wanted
       UNION ALL SELECT 'other volunteers than are said', id::text FROM (
         SELECT reports.id, volunteers_accepted AS said,
                (SELECT count(DISTINCT account_id) FROM acceptances WHERE disaster_id = reports.id
                   AND state IN ('accepted', 'on-the-way', 'arrived', 'done', 'completed')) AS counted
         FROM reports) AS place WHERE said <> counted
       UNION ALL SELECT 'twice on one disaster', disaster_id::text FROM ngo_pledges WHERE state = 'active'
         GROUP BY disaster_id, ngo_id HAVING count(*) > 1
       UNION ALL SELECT 'on a disaster that is over', ngo_pledges.id::text FROM ngo_pledges JOIN reports ON reports.id = disaster_id
         WHERE reports.status <> 'approved' AND ngo_pledges.state = 'active'
       UNION ALL SELECT 'an end that is none, or none that is one', id::text FROM ngo_pledges
         WHERE (ended_at IS NULL) <> (state = 'active')`,
    );
  }

  /** A third NGO asks for what is free: what was given back, or never given out, is there to the last place, and not one more. */
  async function expectFreeToTheLast(disaster: string): Promise<void> {
    const [row] = await app().query<{ free: number; status: string }>(
      'SELECT status, volunteers_wanted - volunteers_accepted - ngo_people AS free FROM reports WHERE id = $1',
      [disaster],
    );
    if (row?.status !== 'approved') return;
    const ask = async (count: number) =>
      actOf(await answerDisaster(lateNgo, { act: 'send', disasterId: disaster, people: count }))?.result;
    expect(await ask(row.free + 1)).toBe('conflict');
    if (row.free > 0) expect(await ask(row.free)).toBe('done');
    expect(await broken()).toEqual([]);
  }

  it('never more people than are wanted, no free place is lost, counts are right, and no pledge outlives its disaster', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ rounds, wanted }) => {
        const volunteers = await makeVolunteers(app(), 3);
        const disasters = await Promise.all(wanted.map((count) => makeDisaster(app(), count)));
        for (const round of rounds) {
          const statuses = await Promise.all(round.map((one) => play(one, volunteers, disasters)));
          expect(statuses.filter((status) => status >= 500)).toEqual([]);
          expect(await broken()).toEqual([]);
        }
        for (const disaster of disasters) await expectFreeToTheLast(disaster);
      }),
      // What came at the same moment comes otherwise the next time: a smaller history would take long and prove little.
      { numRuns: 20, endOnFailure: true },
    );
  });
});
