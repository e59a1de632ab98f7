import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { volunteerMessages } from '../../contract/volunteer-messages.ts';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { bearer, makePeople, send, type TestPeople } from '../../tests/support/server/people.ts';
import { startApp } from '../../tests/support/server/start-app.ts';
import { makeDisaster, makeVolunteers, placesOf, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { deleteAccount } from '../accounts/delete-account.ts';

type Decided = { data?: { state?: string; why?: string } };
const said = ({ json }: { json: object }) => {
  const { state, why } = (json as Decided).data ?? {};
  return why === undefined ? String(state) : `${state} ${why}`;
};

onEachPostgres('acceptances at the same moment', (app, kind) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const one = async (): Promise<TestVolunteer> => {
    const [volunteer] = await makeVolunteers(app(), 1);
    if (volunteer === undefined) throw new Error('nobody');
    return volunteer;
  };

  it('of 200 volunteers for 15 places 15 have one and 185 are told that it is full', async () => {
    const [volunteers, disaster] = [await makeVolunteers(app(), 200), await makeDisaster(app(), 15)];
    const answers = await Promise.all(volunteers.map((volunteer) => volunteer.accept(disaster)));
    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(201));
    const words = answers.map(said).toSorted((a, b) => a.localeCompare(b));
    expect(words).toEqual([...Array<string>(15).fill('accepted'), ...Array<string>(185).fill('declined full')]);
    expect(await placesOf(app(), disaster)).toEqual({ said: 15, counted: 15, busy: 15 });
  });

  it('of two phones of one volunteer: they are on it once, and both are told so', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [volunteer, disaster] = [await one(), await makeDisaster(app(), 2)];
      const answers = await Promise.all([volunteer.accept(disaster), volunteer.accept(disaster)]);
      expect(answers.map(said)).toEqual(['accepted', 'accepted']);
      expect((await volunteer.desk()).work).toHaveLength(1);
      expect(await placesOf(app(), disaster)).toEqual({ said: 1, counted: 1, busy: 1 });
    }
  });

  it('of one volunteer for several disasters: one has them, and they are told why not the others', async () => {
    const volunteer = await one();
    const disasters = await Promise.all(Array.from({ length: 6 }, () => makeDisaster(app())));
    const answers = await Promise.all(disasters.map((disaster) => volunteer.accept(disaster)));
    expect(answers.map(said).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'accepted',
      ...Array<string>(5).fill('declined busy'),
    ]);
    const places = await Promise.all(disasters.map((disaster) => placesOf(app(), disaster)));
    expect(places.filter(({ said: count }) => count === 1)).toHaveLength(1);
  });

  it('of one item, alone and in batches: one acceptance, one answer', async () => {
    const [volunteer, disasterId, key] = [await one(), await makeDisaster(app()), randomUUID()];
    const items = [batchItem(key, 'acceptDisaster', { id: volunteer.id, disasterId })];
    const batch = () => volunteer.ask('POST', '/api/outbox', { items, owner: volunteer.id });
    const [alone, again] = await Promise.all([
      volunteer.accept(disasterId, key),
      volunteer.accept(disasterId, key),
      batch(),
    ]);
    expect([alone?.status, again?.text]).toEqual([201, alone?.text]);
    const { json } = await batch();
    expect(json['answers']).toMatchObject([{ id: key, status: 201, replayed: true, body: alone?.json as object }]);
    expect((await volunteer.desk()).work).toHaveLength(1);
  });

  it('and after the server began anew: the answer is the same, byte for byte', async () => {
    const [volunteer, full, key] = [await one(), await makeDisaster(app(), 1), randomUUID()];
    await (await one()).accept(full);
    const first = await volunteer.accept(full, key);
    expect(said(first)).toBe('declined full');
    // There is room by now, and the answer stays.
    await app().query('UPDATE reports SET volunteers_wanted = NULL WHERE id = $1', [full]);
    const second = await startApp(sharedPostgres(kind), { databaseUrl: app().databaseUrl });
    try {
      const { text } = await send(
        second,
        'POST',
        '/api/volunteer/acceptrequest',
        { id: volunteer.id, disasterId: full },
        {
          ...bearer(volunteer.token),
          'idempotency-key': key,
        },
      );
      expect(text).toBe(first.text);
    } finally {
      await second.close();
    }
    expect((await volunteer.desk()).work).toHaveLength(1);
  });

  it('with its resolution or dismissal: whoever got in is out again with all others', async () => {
    const ends = [
      { status: 'rejected', resolvedAt: new Date().toISOString() },
      { status: 'rejected', reason: 'Seen twice', dismissal: 'duplicate' },
    ];
    for (const [index, end] of [...ends, ...ends, ...ends].entries()) {
      const [volunteers, disaster] = [await makeVolunteers(app(), 8), await makeDisaster(app())];
      const accepting = volunteers.map((volunteer) => volunteer.accept(disaster));
      const ending = people.admin.ask('PUT', `/api/report/${disaster}`, end);
      const answers = await Promise.all(accepting);
      expect((await ending).status).toBe(200);
      const isResolved = index % 2 === 0;
      const stands = { accepted: isResolved ? 'completed' : 'ended', 'declined closed': 'declined' };
      for (const [place, volunteer] of volunteers.entries()) {
        const { state } = await volunteer.work();
        expect(state).toBe(stands[said(answers[place] ?? { json: {} }) as keyof typeof stands]);
      }
      const { said: count, counted, busy } = await placesOf(app(), disaster);
      expect([count, busy]).toEqual([counted, 0]);
    }
  });

  it('with a removal of the account: no place is left behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [volunteer, disaster] = [await one(), await makeDisaster(app())];
      const [answer] = await Promise.all([
        volunteer.accept(disaster),
        deleteAccount(app().pool, volunteer.id, Date.now()),
      ]);
      expect([201, 401, 403]).toContain(answer.status);
      expect(await placesOf(app(), disaster)).toEqual({ said: 0, counted: 0, busy: 0 });
    }
  });

  it('where something else put them on another disaster meanwhile, the database has the last word: busy', async () => {
    const [volunteer, disaster, other] = [await one(), await makeDisaster(app()), await makeDisaster(app())];
    const stranger = new pg.Client({ connectionString: app().databaseUrl });
    await stranger.connect();
    try {
      await stranger.query('BEGIN');
      await stranger.query(
        `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at)
         VALUES ($1, $2, $3, 'accepted', now(), now())`,
        [randomUUID(), volunteer.id, other],
      );
      const answering = volunteer.accept(disaster);
      await expect.poll(() => waiting()).toBeGreaterThan(0);
      await stranger.query('COMMIT');
      const answer = await answering;
      expect([answer.status, said(answer), answer.json['message']]).toEqual([
        201,
        'declined busy',
        volunteerMessages.hasActiveDisaster,
      ]);
    } finally {
      await stranger.end();
    }
  });

  /** Statements on this database that wait for somebody's lock. */
  async function waiting(): Promise<number> {
    const [row] = await app().query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  }

  it('a report changes when its count does, and no more often', async () => {
    const [volunteer, disaster, work] = [await one(), await makeDisaster(app()), randomUUID()];
    const changedAt = async () =>
      (
        await app().query<{ at: Date }>('SELECT changed_at AS at FROM reports WHERE id = $1', [disaster])
      )[0]?.at.getTime();
    const times = [await changedAt()];
    for (const act of [
      () => volunteer.accept(disaster, work),
      () => volunteer.step(work, 'on-the-way'),
      () => volunteer.step(work, 'arrived'),
      () => volunteer.accept(disaster),
      () => volunteer.step(work, 'withdraw', { reason: 'Ill' }),
    ]) {
      await act();
      times.push(await changedAt());
    }
    const [made, accepted, onTheWay, arrived, again, withdrawn] = times;
    expect([onTheWay, arrived, again]).toEqual([accepted, accepted, accepted]);
    expect([accepted !== made, withdrawn !== again]).toEqual([true, true]);
  });
});
