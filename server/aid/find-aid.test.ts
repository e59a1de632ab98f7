import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { AidView } from '../../contract/entities/aid-request.ts';
import { limits } from '../../contract/limits.ts';
import { referenceOf } from '../../contract/reference.ts';
import { actOnAid, makeAid } from '../../tests/support/server/aid.ts';
import { aid } from '../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { fc } from '../../tests/support/property.ts';

onEachPostgres('finding aid requests', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const make = async (more: object) => {
    const id = randomUUID();
    expect((await post(`${app().url}/api/aid/create`, { ...aid, ...more }, id)).status).toBe(201);
    return id;
  };
  const page = async (query: Record<string, string>) => {
    const { status, json } = await people.admin.ask('GET', `/api/aid/find?${new URLSearchParams(query).toString()}`);
    expect([query, status]).toEqual([query, 200]);
    return json as { data: AidView[]; next?: string };
  };
  const found = async (query: Record<string, string>) => (await page(query)).data.map(({ _id }) => _id);

  it('by the beginnings of its words, all of them, in any letters', async () => {
    const id = await make({ name: 'Łucja Wiśniewska', description: 'दवा ख़त्म हो गई है near the Old Bridge' });
    for (const search of ['Wiś', 'दवा bri', 'old  BRIDGE', 'ख़त्म', 'łucja old']) {
      expect([search, (await found({ search })).includes(id)]).toEqual([search, true]);
    }
    for (const search of ['bridgehead', 'idge', 'bridge kabul', '!!!']) {
      expect([search, (await found({ search })).includes(id)]).toEqual([search, false]);
    }
  });

  it('by what is needed, alone and with other words', async () => {
    const requirements = [{ type: 'Ostomy bags', quantity: '3', urgent: true }];
    const id = await make({ name: 'Bhola Mahto', requirements });
    for (const search of ['ostomy', 'OSTOMY bag', 'mahto ostomy', 'ostomy !!!']) {
      expect([search, await found({ search })]).toEqual([search, [id]]);
    }
    for (const search of ['ostomy kabul', 'pending', 'tomy']) {
      expect([search, (await found({ search })).includes(id)]).toEqual([search, false]);
    }
  });

  it('around a place, where a request says where it is', async () => {
    const name = 'Sunaina';
    const here = await make({ name, location: '25.594095, 85.137565' });
    const far = await make({ name, location: '26.123456, 85.398712' });
    const words = await make({ name, location: 'Behind the temple' });
    const around = { lati: '25.6', long: '85.1', radiusKm: '10' };
    expect((await found({ search: name })).toSorted()).toEqual([here, far, words].toSorted());
    expect(await found({ search: name, ...around })).toEqual([here]);
    expect((await found({ search: name, ...around, radiusKm: '100' })).toSorted()).toEqual([here, far].toSorted());
    expect((await people.admin.ask('GET', '/api/aid/find?lati=95&long=1&radiusKm=5')).status).toBe(422);
    expect((await people.admin.ask('GET', '/api/aid/find?lati=25.6')).status).toBe(422);
  });

  it('urgent: only those with an urgent need that is not fulfilled', async () => {
    const need = (urgent: boolean) => ({ type: 'Food', quantity: '4', urgent });
    const urgent = await make({ name: 'Kanti', requirements: [need(false), need(true)] });
    const calm = await make({ name: 'Kanti', requirements: [need(false)] });
    const over = await make({ name: 'Kanti', requirements: [need(true), need(false)] });
    await actOnAid(people.admin, { act: 'need', aidId: over, line: 0, seen: 'pending', status: 'fulfilled' });
    expect((await found({ search: 'kanti' })).toSorted()).toEqual([urgent, calm, over].toSorted());
    expect(await found({ search: 'kanti', urgent: 'true' })).toEqual([urgent]);
    expect(await found({ search: 'kanti', urgent: 'true', unclaimed: 'true', status: 'active' })).toEqual([urgent]);
  });

  it('by a telephone number, a place in words, and a reference as people read it out', async () => {
    const id = await make({ contactNumber: '+977 9841 555 000', location: 'Behind school 14, Patan' });
    for (const search of ['9841 555', 'school 14', referenceOf(id), referenceOf(id).toLowerCase()]) {
      expect([search, (await found({ search })).includes(id)]).toEqual([search, true]);
    }
    expect(await found({ search: referenceOf(randomUUID()) })).toEqual([]);
  });

  it('whatever is typed is a search, never an error', async () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 40, unit: 'binary' }),
      fc.stringMatching(/^['"\\:*&|!()<>@ a-z0-9-]{0,40}$/),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (search) => {
        const query = new URLSearchParams({ search }).toString();
        const { status, json } = await people.admin.ask('GET', `/api/aid/find?${query}`);
        // U+0000 alone is refused by name.
        expect([200, search.includes('\0') ? 422 : 200]).toContain(status);
        if (status === 422) expect(json['fields']).toHaveProperty('search');
      }),
      { numRuns: 150 },
    );
  });

  it('unclaimed: only those with a need that is open and nobody’s', async () => {
    const [free, half, taken, fulfilled, closed] = await Promise.all(
      Array.from({ length: 5 }, () => makeAid(app(), 2)),
    );
    const act = (body: object) => actOnAid(people.admin, body);
    const ngoId = people.ngo.id;
    await act({ act: 'assign', aidId: half, ngoId, lines: [0] });
    await act({ act: 'assign', aidId: taken, ngoId, lines: [1] });
    await act({ act: 'need', aidId: taken, line: 0, seen: 'pending', status: 'fulfilled' });
    for (const line of [0, 1]) {
      await act({ act: 'need', aidId: fulfilled, line, seen: 'pending', status: 'fulfilled' });
    }
    await act({ act: 'close', aidId: closed, seen: 'active', to: 'expired', reason: 'x' });
    const ids = await found({ unclaimed: 'true' });
    expect([free, half, taken, fulfilled, closed].map((id) => ids.includes(id ?? ''))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(await found({ status: 'expired' })).toEqual([closed]);
    expect(await found({ status: 'expired', unclaimed: 'true' })).toEqual([]);
  });

  it('unconfirmed: only those with a delivery that was handed over and that nobody has confirmed', async () => {
    const [asked, confirmed, settled, onTheWay] = await Promise.all(Array.from({ length: 4 }, () => makeAid(app())));
    const deliver = async (aidId: string | undefined, columns: string) =>
      app().query(
        `WITH taking AS (INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at)
                         VALUES (gen_random_uuid(), $1, $2, $2, now()) RETURNING id)
         INSERT INTO deliveries (id, aid_id, taking_id, ngo_id, priority, expected_day, packed_at, status, ended_at, is_confirmed, settled_by)
         SELECT gen_random_uuid(), $1, id, $2, 'High', '2026-12-01', now(), ${columns} FROM taking`,
        [aidId, people.ngo.id],
      );
    await deliver(asked, `'delivered', now(), NULL, NULL`);
    await deliver(asked, `'delivered', now(), false, NULL`);
    await deliver(confirmed, `'delivered', now(), true, 'code'`);
    await deliver(settled, `'delivered', now(), NULL, 'time'`);
    await deliver(onTheWay, `'in_transit', NULL, NULL, NULL`);
    expect(await found({ unconfirmed: 'true' })).toEqual([asked]);
    expect(await found({ unconfirmed: 'true', status: 'withdrawn' })).toEqual([]);
  });

  it('those put aside by themselves', async () => {
    const id = await makeAid(app());
    await app().query(`UPDATE aid_requests SET lane = 'triage' WHERE id = $1`, [id]);
    expect(await found({ lane: 'triage' })).toEqual([id]);
    expect([(await found({ lane: 'main' })).includes(id), (await found({})).includes(id)]).toEqual([false, true]);
  });

  it('a page at a time, newest first, each once', async () => {
    await Promise.all(Array.from({ length: limits.pageRecords + 5 }, () => makeAid(app(), 1)));
    const first = await page({ status: 'active' });
    expect(first.data).toHaveLength(limits.pageRecords);
    const rest = await page({ status: 'active', cursor: first.next ?? '' });
    const all = [...first.data, ...rest.data];
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(rest.data.length).toBeGreaterThanOrEqual(5);
    expect((await people.admin.ask('GET', '/api/aid/find?cursor=x')).status).toBe(422);
  });
});
