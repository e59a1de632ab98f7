import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { distanceKm } from '../../contract/base/great-circle.ts';
import { findDisasters } from '../../contract/calls/find-disasters.ts';
import type { ReportView } from '../../contract/entities/report.ts';
import { publicDegrees } from '../../contract/policies/public-position.ts';
import { fc } from '../../tests/support/property.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { widened, withinPublicCircle } from '../store/database/near-place.ts';

const ADDRESS = '/api/report/find-disasters';
const packed = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

onEachPostgres('finding disasters', (app) => {
  let people: TestPeople;
  /** The oldest first, a minute apart: of six one waits, three are active, one is over and one was dismissed. */
  const ids = Array.from({ length: 300 }, () => randomUUID());
  /** Of `ids` by how they stand, the newest first. */
  const standing = (...kinds: number[]) => ids.filter((_, index) => kinds.includes((index + 1) % 6)).toReversed();
  const hidden = { triage: ids[1] ?? '', merged: ids[2] ?? '' };
  const shown = (...kinds: number[]) => standing(...kinds).filter((id) => !Object.values(hidden).includes(id));
  const active = () => shown(1, 2, 3);
  const over = () => shown(4);

  beforeAll(async () => {
    people = await makePeople(app());
    const items = ids.map((id, index) =>
      batchItem(id, 'reportDisaster', {
        ...report,
        disasterType: index % 2 === 0 ? 'flood' : 'fire',
        severity: index % 5 === 0 ? 'critical' : 'mild',
        location: { lati: 30 + index / 1000, long: 60 },
      }),
    );
    expect((await post(`${app().url}/api/outbox`, { items })).status).toBe(200);
    await app().query(
      `UPDATE reports SET reported_at = '2026-01-01T00:00:00Z'::timestamptz + place * interval '1 minute', shown = true,
              lane = CASE WHEN id = $2 THEN 'triage' ELSE 'main' END, same_as = CASE WHEN id = $3 THEN $4::uuid END,
              status = CASE place % 6 WHEN 0 THEN 'pending' WHEN 4 THEN 'rejected' WHEN 5 THEN 'rejected' ELSE 'approved' END,
              resolved_at = CASE place % 6 WHEN 4 THEN now() END
       FROM unnest($1::uuid[]) WITH ORDINALITY AS item (one, place) WHERE id = one`,
      [ids, hidden.triage, hidden.merged, ids[0]],
    );
  });

  const page = async (query: Record<string, string> = {}, token?: string) => {
    const path = `${app().url}${ADDRESS}?${new URLSearchParams(query).toString()}`;
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { status, json } = await ask(path, { headers });
    expect([status, status !== 200 || v.is(findDisasters.answers[200], json)]).toEqual([status, true]);
    return { status, json, data: (json['data'] ?? []) as ReportView[], next: json['next'] as string | undefined };
  };
  const findAll = async (query: Record<string, string> = {}) => {
    const found: ReportView[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const { data, next } = await page({ ...query, ...(cursor === '' ? {} : { cursor }) });
      found.push(...data);
      cursor = next;
    }
    return found;
  };
  const idsOf = (found: readonly ReportView[]) => found.map(({ _id }) => _id);
  /** One more confirmed disaster, with its position as its reporter's phone said it. */
  const makeAt = async (lati: number, long: number) => {
    const id = randomUUID();
    expect((await post(`${app().url}/api/report/`, { ...report, location: { lati, long } }, id)).status).toBe(201);
    await people.admin.ask('PUT', `/api/report/${id}`, { status: 'approved' });
    return id;
  };
  const around = async (lati: string, long: string, radiusKm: string) => idsOf(await findAll({ lati, long, radiusKm }));

  it('brings every confirmed one once, the active ones first, of each the newest first, and nothing else', async () => {
    expect(idsOf(await findAll())).toEqual([...active(), ...over()]);
    expect(idsOf(await findAll({ status: 'active' }))).toEqual(active());
    expect(idsOf(await findAll({ status: 'resolved' }))).toEqual(over());
    const first = await page();
    expect([first.data.length, idsOf((await page({ cursor: first.next ?? '' })).data)]).toEqual([
      100,
      [...active(), ...over()].slice(100, 200),
    ]);
  });

  it.each([
    [{ type: 'fire' }, (each: ReportView) => each.disasterType === 'fire'],
    [{ severity: 'critical' }, (each) => each.severity === 'critical'],
    [
      { type: 'fire', severity: 'critical', status: 'resolved' },
      (each) => each.disasterType === 'fire' && each.severity === 'critical' && each.displayStatus === 'resolved',
    ],
  ] as readonly [Record<string, string>, (each: ReportView) => boolean][])('%j', async (query, fits) => {
    const expected = (await findAll()).filter(fits);
    expect(expected.length).toBeGreaterThan(0);
    expect(await findAll(query)).toEqual(expected);
  });

  it('shows each reader what a list shows them, and nobody how to reach a person but admins', async () => {
    const [nobody, volunteer, ngo, admin] = await Promise.all(
      [undefined, people.volunteer.token, people.ngo.token, people.admin.token].map(
        async (token) => (await page({}, token)).data[0],
      ),
    );
    for (const seen of [nobody, volunteer, ngo]) {
      expect(seen).not.toHaveProperty('name');
      expect(seen).not.toHaveProperty('contactNumber');
      expect(JSON.stringify(seen)).not.toContain('meera@example.org');
    }
    expect(nobody).not.toHaveProperty('address');
    expect(nobody).not.toHaveProperty('volunteersAccepted');
    expect(nobody?.location).toEqual({ lati: publicDegrees(Number(volunteer?.location?.lati)), long: 60 });
    expect(volunteer).toMatchObject({ address: report.address, volunteersAccepted: 0 });
    expect(ngo).toMatchObject({ location: nobody?.location, volunteersAccepted: 0 });
    expect(admin).toMatchObject({ contactNumber: report.contactNumber });
    const pending = (await page({}, people.pendingVolunteer.token)).data[0];
    expect(pending).toEqual(nobody);
  });

  it('finds what is around a place, on both sides of the date line and on it', async () => {
    const there = [await makeAt(-17, 179.99), await makeAt(-17, -179.99), await makeAt(-17, 180)].toReversed();
    for (const long of ['179.98', '-179.98', '180', '-180']) {
      expect([long, await around('-17', long, '10')]).toEqual([long, there]);
    }
    expect(await around('-17', '179.6', '10')).toEqual([]);
    expect(await around('-17', '179.6', '120')).toEqual(there);
  });

  it('tells by a circle no more of a place than everybody is told', async () => {
    // Both are told to be at 10.12, 20.35; neither is there, and the nearest square of one is another square's.
    const same = [await makeAt(10.1249, 20.3451), await makeAt(10.1151, 20.3549)].toReversed();
    const edge = await makeAt(9.9951, 20.0049);
    for (let tenths = 1; tenths < 30; tenths += 1) {
      for (const [lati, long] of [
        ['10.12', '20.34'],
        ['10.13', '20.35'],
        ['10.11', '20.36'],
      ] as const) {
        const isIn = distanceKm({ lat: Number(lati), lng: Number(long) }, { lat: 10.12, lng: 20.35 }) <= tenths / 10;
        expect([lati, long, tenths, await around(lati, long, String(tenths / 10))]).toEqual([
          lati,
          long,
          tenths,
          isIn ? same : [],
        ]);
      }
    }
    // It is in the square below, and told to be on its upper edge.
    expect(await around('10', '20', '0.1')).toEqual([edge]);
  }, 60_000);

  it('rounds in the database as everybody is told, to the last digit', async () => {
    const far = { min: -180, max: 180, noNaN: true };
    const places = [
      ...fc.sample(fc.double(far), 3_000),
      ...fc.sample(fc.integer({ min: -180_000, max: 180_000 }), 3_000).map((steps) => steps / 1000),
      ...Array.from({ length: 400 }, (_, step) => (step - 200) / 8),
      1.005,
      12.345,
      -1.005,
      89.995,
      179.995,
      -179.995,
      0,
    ];
    const values: unknown[] = [];
    const sql = withinPublicCircle({ lat: 0, lng: 0, km: 1 }, (given) => `$${values.push(given)}`);
    const expression = /radians\(\((CASE [\s\S]*?END)\)\)/.exec(sql)?.[1] ?? '';
    const rows = await app().query<{ lat: number; told: number }>(
      `SELECT lat, ${expression} + 0 AS told FROM unnest($1::float8[]) AS place (lat)`,
      [places],
    );
    expect(rows).toHaveLength(places.length);
    expect(rows.filter(({ lat, told }) => Math.abs(told - publicDegrees(lat)) > 1e-12)).toEqual([]);
    expect(widened({ lat: 1, lng: 2, km: 3 }).km).toBeGreaterThan(3.78);
  });

  it('refuses what it does not know, and a cursor of another question, in words', async () => {
    for (const [query, field] of [
      [{ lati: '18.5' }, 'long'],
      [{ lati: '18.501', long: '73.8', radiusKm: '5' }, 'lati'],
      [{ lati: '1', long: '1', radiusKm: '0' }, 'radiusKm'],
      [{ lati: '1', long: '1', radiusKm: '151' }, 'radiusKm'],
      [{ lati: '89.9', long: '1', radiusKm: '50' }, 'radiusKm'],
      [{ status: 'pending' }, 'status'],
      [{ status: 'dismissed' }, 'status'],
      [{ type: 'Flood' }, 'type'],
      [{ lane: 'triage' }, 'lane'],
      [{ search: 'Meera' }, 'search'],
      [{ cursor: 'x' }, 'cursor'],
      [{ cursor: packed(['active', 1e300, ids[0]]) }, 'cursor'],
      [{ cursor: packed(['pending', 1, ids[0]]) }, 'cursor'],
      [{ cursor: packed(['active', 1, "' OR true --"]) }, 'cursor'],
      [{ cursor: packed([1, ids[0]]) }, 'cursor'],
      [{ status: 'resolved', cursor: packed(['active', 1, ids[0]]) }, 'cursor'],
    ] as const) {
      const { status, json } = await page(query);
      expect([query, status, Object.keys(json['fields'] as object)]).toEqual([
        query,
        422,
        expect.arrayContaining([field]),
      ]);
    }
    expect((await page({ cursor: packed(['resolved', 0, ids[0]]) })).data).toEqual([]);
  });
});
