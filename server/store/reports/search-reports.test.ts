import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { distanceKm } from '../../../contract/base/great-circle.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { onEachPostgres } from '../../../tests/support/server/each-postgres.ts';
import { batchItem, report } from '../../../tests/support/server/bodies.ts';
import { post } from '../../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../../tests/support/server/people.ts';
import { fc } from '../../../tests/support/property.ts';
import { cellsAround } from '../database/cells-around.ts';
import { cellOf } from '../database/cell-of.ts';

onEachPostgres('finding reports', (app) => {
  let people: TestPeople;
  /** The oldest first, a minute apart. */
  const ids = Array.from({ length: 230 }, () => randomUUID());
  beforeAll(async () => {
    people = await makePeople(app());
    const items = ids.map((id, index) =>
      batchItem(id, 'reportDisaster', {
        ...report,
        disasterType: index % 2 === 0 ? 'flood' : 'fire',
        severity: index % 5 === 0 ? 'critical' : 'mild',
        location: { lati: index < 10 ? 18.5 + index / 10 : -33, long: index < 10 ? 73.8 : 151 },
        address: index === 7 ? 'The old Zeppelin hangar' : 'Ward 4',
      }),
    );
    expect((await post(`${app().url}/api/outbox`, { items })).status).toBe(200);
    await app().query(
      `UPDATE reports SET reported_at = '2026-01-01T00:00:00Z'::timestamptz + place * interval '1 minute',
              lane = CASE WHEN place % 23 = 1 THEN 'triage' ELSE 'main' END,
              status = CASE place % 4 WHEN 0 THEN 'pending' WHEN 1 THEN 'approved' ELSE 'rejected' END,
              resolved_at = CASE place % 4 WHEN 2 THEN now() END
       FROM unnest($1::uuid[]) WITH ORDINALITY AS item (one, place) WHERE id = one`,
      [ids],
    );
  });

  const page = async (query: Record<string, string>) => {
    const answer = await people.admin.ask('GET', `/api/report/find?${new URLSearchParams(query).toString()}`);
    return { ...answer, data: answer.json['data'] as ReportView[], next: answer.json['next'] as string | undefined };
  };
  const findAll = async (query: Record<string, string>) => {
    const found: ReportView[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const { data, next } = await page({ ...query, ...(cursor === '' ? {} : { cursor }) });
      found.push(...data);
      cursor = next;
    }
    return found;
  };
  const all = async () => findAll({});

  it('is for admins alone', async () => {
    for (const person of [people.volunteer, people.ngo, people.pendingAdmin]) {
      expect((await person.ask('GET', '/api/report/find')).status).toBe(403);
    }
  });

  it('brings every report once, newest first, a page at a time, whole as an admin sees it', async () => {
    const found = await all();
    expect(found.map(({ _id }) => _id)).toEqual(ids.toReversed());
    expect(found[0]).toMatchObject({ name: report.name, contactNumber: report.contactNumber });
    expect((await page({})).data).toHaveLength(100);
  });

  it.each([
    [{ status: 'active' }, (each: ReportView) => each.displayStatus === 'active'],
    [{ status: 'dismissed', lane: 'main' }, (each) => each.displayStatus === 'dismissed' && each.lane === 'main'],
    [{ lane: 'triage' }, (each) => each.lane === 'triage'],
    [{ type: 'fire' }, (each) => each.disasterType === 'fire'],
    [{ type: 'fire', lane: 'triage' }, (each) => each.disasterType === 'fire' && each.lane === 'triage'],
    [
      { severity: 'critical', status: 'pending' },
      (each) => each.severity === 'critical' && each.displayStatus === 'pending',
    ],
    [{ type: 'flood', severity: 'critical' }, (each) => each.disasterType === 'flood' && each.severity === 'critical'],
    [
      { from: '2026-01-01T01:00:00Z', to: '2026-01-01T01:10:00Z' },
      (each) => each.reportedAt >= '2026-01-01T01:00:00' && each.reportedAt < '2026-01-01T01:10:00',
    ],
    [{ search: 'ward water', type: 'fire' }, (each) => each.address === 'Ward 4' && each.disasterType === 'fire'],
  ] as readonly [Record<string, string>, (each: ReportView) => boolean][])('%j', async (query, fits) => {
    const expected = (await all()).filter(fits);
    expect(expected.length).toBeGreaterThan(0);
    expect(await findAll(query)).toEqual(expected);
  });

  it('finds words from their beginning, numbers and references', async () => {
    for (const search of ['zep', 'ZEPPELIN old', referenceOf(ids[7] ?? ''), referenceOf(ids[7] ?? '').toLowerCase()]) {
      expect([search, (await findAll({ search })).map(({ _id }) => _id)]).toEqual([search, [ids[7]]]);
    }
    expect(await findAll({ search: '98765', status: 'active' })).toHaveLength(58);
    expect(await findAll({ search: 'zeppelin', status: 'active' })).toEqual([]);
    expect(await findAll({ search: ' ' })).toHaveLength(ids.length);
  });

  it('finds what is within a distance, and not what has no place', async () => {
    const [first] = ids;
    await app().query('UPDATE reports SET lat = NULL, lng = NULL, cell = NULL WHERE id = $1', [ids[3]]);
    const near = { lati: '18.5', long: '73.8' };
    const found = async (radiusKm: string) => (await findAll({ ...near, radiusKm })).map(({ _id }) => _id);
    expect(await found('1')).toEqual([first]);
    expect(await found('45')).toEqual([ids[4], ids[2], ids[1], first]);
    expect(await found('5000')).toHaveLength(9);
  });

  it('refuses half a place, and what it does not know, in words', async () => {
    for (const [query, field] of [
      [{ lati: '18.5' }, 'long'],
      [{ lati: '91', long: '0', radiusKm: '1' }, 'lati'],
      [{ lati: '1', long: '1', radiusKm: '-1' }, 'radiusKm'],
      [{ lati: '18.501', long: '73.8', radiusKm: '5' }, 'lati'],
      [{ lati: '18.5', long: '73.80001', radiusKm: '5' }, 'long'],
      [{ status: 'gone' }, 'status'],
      [{ from: 'yesterday' }, 'from'],
      [{ search: 'x\0' }, 'search'],
      [{ cursor: 'x' }, 'cursor'],
    ] as const) {
      const { status, json } = await page(query);
      expect([query, status, Object.keys(json['fields'] as object)]).toEqual([
        query,
        422,
        expect.arrayContaining([field]),
      ]);
    }
  });
});

it('the squares around a place are all that its circle touches, also across the date line', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(
      degrees(85),
      degrees(180),
      fc.double({ min: 0.1, max: 120, noNaN: true }),
      degrees(1),
      degrees(1),
      (lat, lng, km, up, right) => {
        const cells = cellsAround({ lat, lng, km });
        const turned = lng + right * 3;
        const place = { lat: lat + up, lng: turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned };
        if (cells === undefined || distanceKm({ lat, lng }, place) > km) return;
        expect(cells).toContain(cellOf(place));
      },
    ),
    { numRuns: 500 },
  );
  expect(cellsAround({ lat: 0, lng: 0, km: 5_000 })).toBeUndefined();
});
