import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { findNeeds } from '../../contract/calls/needs-around.ts';
import { MOST_REQUESTS, type Needed } from '../../contract/policies/needs-around.ts';
import { aid, report } from '../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';

onEachPostgres('what is needed around a disaster', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const make = async (more: object = {}) => {
    const id = randomUUID();
    expect((await post(`${app().url}/api/report/`, { ...report, ...more }, id)).status).toBe(201);
    return id;
  };
  const decide = (id: string, body: object) => people.admin.ask('PUT', `/api/report/${id}`, body);
  const makeDisaster = async (more: object = {}) => {
    const id = await make(more);
    expect((await decide(id, { status: 'approved' })).status).toBe(200);
    return id;
  };
  const request = async (location: string, requirements: readonly object[], more: object = {}) => {
    const id = randomUUID();
    const body = { ...aid, location, requirements, deadline: new Date(Date.now() + 86_400_000).toISOString(), ...more };
    expect((await post(`${app().url}/api/aid/create`, body, id)).status).toBe(201);
    return id;
  };
  const needs = async (id: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { status, json } = await ask(`${app().url}/api/report/needs/${id}`, { headers });
    expect([status, status !== 200 || v.is(findNeeds.answers[200], json)]).toEqual([status, true]);
    return { status, data: json['data'] as Needed | null };
  };
  const at = (lati: number, long: number) => ({ location: { lati, long } });
  const water = { type: 'Drinking water', quantity: '4', urgent: true };
  const food = { type: 'food', quantity: '2', urgent: false };

  it('counts by kind what is open within 25 km for the same type, told to everybody alike', async () => {
    const id = await makeDisaster(at(40, 50));
    await request('40.1, 50', [water, food, { ...food, urgent: false }]);
    await request('40, 50.2', [food, { type: 'My mother Asha', quantity: '1', urgent: false }], {
      disasterType: ' FLOOD ',
    });
    await request('40.3, 50', [water]);
    await request('40, 50', [water], { disasterType: 'Fire' });
    await request('40, 50', [water], { disasterType: 'Tsunami' });
    await request('The school by the river', [water]);
    const gone = await request('40, 50', [food]);
    const aside = await request('40, 50', [food]);
    const [merged, into] = [await request('40, 50', [food]), await request('41, 50', [food])];
    await app().query(`UPDATE aid_requests SET status = 'withdrawn' WHERE id = $1`, [gone]);
    await app().query(`UPDATE aid_requests SET lane = 'triage' WHERE id = $1`, [aside]);
    await app().query('UPDATE aid_requests SET same_as = $2 WHERE id = $1', [merged, into]);
    const expected = {
      requests: 2,
      hasMore: false,
      kinds: [
        { kind: 'Drinking water', requests: 1, urgent: 1 },
        { kind: 'Food', requests: 2, urgent: 0 },
        { kind: 'other', requests: 1, urgent: 0 },
      ],
    };
    for (const token of [undefined, people.volunteer.token, people.ngo.token, people.admin.token]) {
      expect(await needs(id, token)).toEqual({ status: 200, data: expected });
    }
  });

  it('what no form suggests as a type is of the other disasters', async () => {
    const id = await makeDisaster({ ...at(44, 50), disasterType: 'other' });
    await request('44, 50', [water], { disasterType: 'Tsunami' });
    await request('44, 50', [water], { disasterType: 'Flood' });
    expect((await needs(id)).data).toMatchObject({ requests: 1 });
  });

  it('goes by the places that everybody is told, of both, also across the date line', async () => {
    const id = await makeDisaster(at(-17.004, 179.996));
    // 25.0 km away by what is told of both, further or nearer by what was sent.
    await request('-17.004, -179.777', [food]);
    await request('-17, 179.76', [food]);
    await request('-17, 180', [food]);
    const { data } = await needs(id);
    expect(data?.requests).toBe(2);
  });

  it('says nothing of what nobody may see, and nothing of a place that is not known', async () => {
    const [pending, dismissed, nowhere] = [await make(), await make(), await makeDisaster({ location: undefined })];
    await decide(dismissed, { status: 'rejected', reason: 'A drill', dismissal: 'false' });
    for (const id of [pending, dismissed, randomUUID(), 'x', "' OR true --"]) {
      expect([id, (await needs(encodeURIComponent(id), people.admin.token)).status]).toEqual([id, 404]);
    }
    expect(await needs(nowhere)).toEqual({ status: 200, data: null });
  });

  it('of a resolved one still tells, of a merged one what is around what stands for it, unless it never was public', async () => {
    const [root, merged, secret] = [
      await makeDisaster(at(46, 50)),
      await makeDisaster(at(48, 50)),
      await make(at(48, 50)),
    ];
    await request('46, 50', [food]);
    for (const id of [merged, secret]) await app().query('UPDATE reports SET same_as = $2 WHERE id = $1', [id, root]);
    expect((await needs(merged)).data).toMatchObject({ requests: 1 });
    expect((await needs(secret)).status).toBe(404);
    await decide(root, { status: 'rejected', resolvedAt: new Date().toISOString() });
    expect((await needs(root)).data).toMatchObject({ requests: 1 });
  });

  it('counts no more than it says, and says that there is more', async () => {
    const id = await makeDisaster(at(50, 50));
    const first = await request('50, 50', [food]);
    const copy = (count: number) =>
      app().query(
        `INSERT INTO aid_requests (id, owner, body, disaster_type, requirements, deadline, created_at, photos_to_follow, lat, lng, cell, changed_at)
         SELECT gen_random_uuid(), owner, body, disaster_type, requirements, deadline, created_at, 0, lat, lng, cell, changed_at
         FROM aid_requests, generate_series(1, $2::int) WHERE id = $1`,
        [first, count],
      );
    await copy(MOST_REQUESTS - 1);
    expect((await needs(id)).data).toMatchObject({ requests: MOST_REQUESTS, hasMore: false });
    await copy(1);
    expect((await needs(id)).data).toMatchObject({ requests: MOST_REQUESTS, hasMore: true });
  });
});
