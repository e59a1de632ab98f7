import { beforeAll, expect, it } from 'vitest';
import { workSteps } from '../../contract/enumerations.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { makeDisaster, makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { fc } from '../../tests/support/property.ts';
import { acceptanceTimes } from './acceptance-times.ts';
import { releaseOverdue } from './release-overdue.ts';

/** What people and time do to acceptances; `who` and `where` are picked out of the volunteers and disasters of one history. */
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('accept' as const), who: fc.nat(), where: fc.nat() }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('step' as const), who: fc.nat(), step: fc.constantFrom(...workSteps) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('share' as const), who: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('judge' as const), who: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('release' as const) }) },
  {
    weight: 2,
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
  wanted: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 2, maxLength: 2 }),
  /** Work that was refused and confirmed later may stand beside that of whoever took the place meanwhile: one or the other. */
  judgement: fc.constantFrom({ decision: 'confirm' }, { decision: 'refuse', reason: 'Nobody saw them' }),
});

onEmbeddedPostgres('whatever volunteers and admins do, in whatever order', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });

  const decisions = {
    active: () => ({ status: 'approved', reason: 'Again' }),
    resolved: () => ({ status: 'rejected', resolvedAt: new Date().toISOString() }),
    dismissed: () => ({ status: 'rejected', reason: 'Seen twice' }),
  };

  const newestOf = async ({ id }: TestVolunteer) =>
    (
      await app().query<{ id: string }>(
        'SELECT id FROM acceptances WHERE account_id = $1 ORDER BY decided_at DESC, id DESC LIMIT 1',
        [id],
      )
    )[0]?.id;

  async function play(done: Act, volunteers: TestVolunteer[], disasters: string[], judgement: object): Promise<number> {
    if (done.does === 'release') {
      // Half of them are overdue by then.
      await app()
        .query(`UPDATE acceptances SET decided_at = decided_at - interval '1 day', sign_at = sign_at - interval '1 day',
                         asked_at = now() - interval '1 hour' WHERE state = 'accepted' AND left(id::text, 1) < '8'`);
      await releaseOverdue(app().pool, acceptanceTimes, Date.now());
      return 200;
    }
    if (done.does === 'decide') {
      const id = disasters[done.where % disasters.length];
      return (await people.admin.ask('PUT', `/api/report/${id}`, decisions[done.to]())).status;
    }
    const volunteer = volunteers[done.who % volunteers.length];
    if (volunteer === undefined) throw new Error('nobody');
    if (done.does === 'accept') return (await volunteer.accept(disasters[done.where % disasters.length] ?? '')).status;
    const work = await newestOf(volunteer);
    if (work === undefined) return 200;
    if (done.does === 'step') return (await volunteer.step(work, done.step, { reason: 'Because' })).status;
    if (done.does === 'judge') return (await people.admin.ask('POST', `/api/volunteer/work/${work}`, judgement)).status;
    const until = new Date(Date.now() + 60_000).toISOString();
    return (await volunteer.ask('POST', '/api/volunteer/position', { workId: work, lat: 1, lng: 1, until })).status;
  }

  /** What must hold at every moment, as rows that break it. */
  async function broken(): Promise<object[]> {
    return app().query(
      `SELECT 'another number of places than is said, or more than are asked for' AS what, id::text FROM (
         SELECT reports.id, volunteers_accepted AS said, volunteers_wanted AS wanted,
                (SELECT count(DISTINCT account_id) FROM acceptances WHERE disaster_id = reports.id
                 AND state IN ('accepted', 'on-the-way', 'arrived', 'done', 'completed')) AS counted
         FROM reports) AS place WHERE said <> counted OR said > wanted
       UNION ALL SELECT 'on two disasters at once', account_id::text FROM acceptances
         WHERE state IN ('accepted', 'on-the-way', 'arrived') GROUP BY account_id HAVING count(*) > 1
       UNION ALL SELECT 'an end that is none, or none that is one', id::text FROM acceptances
         WHERE (ended_at IS NULL) <> (state IN ('accepted', 'on-the-way', 'arrived', 'done'))
       UNION ALL SELECT 'on a disaster that is over', acceptances.id::text FROM acceptances
         JOIN reports ON reports.id = disaster_id
         WHERE reports.status <> 'approved' AND acceptances.state IN ('accepted', 'on-the-way', 'arrived', 'done')
       UNION ALL SELECT 'shared by nobody', acceptance_id::text FROM live_positions
         JOIN acceptances ON acceptances.id = acceptance_id
         WHERE acceptances.state NOT IN ('accepted', 'on-the-way', 'arrived')`,
    );
  }

  it('nobody is on two disasters, no place is given twice, counts are right, and nothing outlives its disaster', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ rounds, wanted, judgement }) => {
        const volunteers = await makeVolunteers(app(), 4);
        const disasters = await Promise.all(wanted.map((count) => makeDisaster(app(), count)));
        for (const round of rounds) {
          const statuses = await Promise.all(round.map((one) => play(one, volunteers, disasters, judgement)));
          expect(statuses.filter((status) => status >= 500)).toEqual([]);
          expect(await broken()).toEqual([]);
        }
      }),
      // What came at the same moment comes otherwise the next time: a smaller history would take long and prove little.
      { numRuns: 20, endOnFailure: true },
    );
  });
});
