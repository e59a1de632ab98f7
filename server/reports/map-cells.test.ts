import { is } from 'valibot';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { countDisasters, type CountedCell } from '../../contract/calls/map-cells.ts';
import { disasterTypes, readSeverities, readSeverity } from '../../contract/enumerations.ts';
import { limits } from '../../contract/limits.ts';
import { publicDisasterType } from '../../contract/policies/public-disaster-type.ts';
import { publicDegrees } from '../../contract/policies/public-position.ts';
import { actOnReport as act, makeReport, outcomeIn } from '../../tests/support/server/acts.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { ask } from '../../tests/support/server/http.ts';
import { makePeople, type TestPerson } from '../../tests/support/server/people.ts';
import { fc } from '../../tests/support/property.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { cellLevels, countedSeverities, countedTypes } from '../store/migrations/0057-map-cells.ts';
import { foldCells } from '../store/reports/map-cells.ts';
import { eraseRecords } from '../store/transfer/erase.ts';

const EARTH = '-90,-180,90,180';

onEachPostgres('disasters counted by cells of a map', (app) => {
  let admin: TestPerson;
  beforeAll(async () => {
    admin = (await makePeople(app())).admin;
  });
  beforeEach(async () => {
    await app().query('DELETE FROM reports');
  });
  const count = async (box = EARTH, degrees = '10', more = ''): Promise<CountedCell[]> => {
    const { status, json } = await ask(`${app().url}/api/report/cells?degrees=${degrees}&box=${box}${more}`);
    expect([status, is(countDisasters.answers[200], json)]).toEqual([200, true]);
    return (json['data'] as { cells: CountedCell[] }).cells;
  };
  const numbers = async (...asked: Parameters<typeof count>) =>
    (await count(...asked)).map(({ count: amount }) => amount);
  const at = (lati: number, long: number) => ({ location: { lati, long } });
  const decide = async (reportId: string, to: string, seen: string) => {
    const answer = await act(admin, { act: 'decide', reportId, to, seen, reason: 'Seen from the air' });
    expect(outcomeIn(answer)).toEqual({ result: 'done' });
  };
  const active = async (more: object = {}) => {
    const id = await makeReport(app(), more);
    await decide(id, 'active', 'pending');
    return id;
  };
  const fold = () => foldCells(app().pool, 0);
  /** What is kept, of both tables, and the same counted anew as the public sees each disaster. */
  const kept = async () => {
    const rows = await app().query<{ key: string; sums: string }>(
      `SELECT concat_ws(' ', level, cell, disaster_type, severity) AS key,
              concat_ws(' ', sum(amount), sum(lat_sum), sum(lng_sum)) AS sums
       FROM (SELECT * FROM cell_counts UNION ALL SELECT * FROM cell_changes) AS row
       GROUP BY level, cell, disaster_type, severity HAVING sum(amount) <> 0 OR sum(lat_sum) <> 0 OR sum(lng_sum) <> 0`,
    );
    return new Map(rows.map(({ key, sums }) => [key, sums]));
  };
  const counted = async () => {
    const rows = await app().query<{ type: string; severity: string; lat: number; lng: number }>(
      `SELECT disaster_type AS type, severity, lat, lng FROM reports
       WHERE lane = 'main' AND stands = 'active' AND same_as IS NULL AND lat IS NOT NULL`,
    );
    const sums = new Map<string, [number, number, number]>();
    for (const { type, severity, lat, lng } of rows) {
      const [north, east] = [Math.round(publicDegrees(lat) * 100), Math.round(publicDegrees(lng) * 100)];
      if (north === 0 && east === 0) continue;
      for (const level of cellLevels) {
        const row = Math.min(Math.floor((north + 9000) / level), 18_000 / level - 1);
        const column = Math.min(Math.floor((east + 18_000) / level), 36_000 / level - 1);
        const key = `${level} ${row * (36_000 / level) + column} ${publicDisasterType(type)} ${readSeverity(severity)}`;
        const [amount, lats, lngs] = sums.get(key) ?? [0, 0, 0];
        sums.set(key, [amount + 1, lats + north, lngs + east]);
      }
    }
    return new Map([...sums].map(([key, all]) => [key, all.join(' ')]));
  };
  const insert = (rows: readonly { lat: number; lng: number; type?: string; severity?: string }[]) =>
    app().query(
      `INSERT INTO reports (id, owner, body, lane, reported_at, disaster_type, severity, lat, lng, status, shown, photos_to_follow)
       SELECT gen_random_uuid(), 'anonymous', '{}', 'main', now(), type, severity, lat, lng, 'approved', true, 0
       FROM unnest($1::double precision[], $2::double precision[], $3::text[], $4::text[]) AS made (lat, lng, type, severity)`,
      [
        rows.map(({ lat }) => lat),
        rows.map(({ lng }) => lng),
        rows.map(({ type }) => type ?? 'flood'),
        rows.map(({ severity }) => severity ?? 'mild'),
      ],
    );

  it('know the types and severities that the public sees', () => {
    expect([...countedTypes]).toEqual([...disasterTypes]);
    expect([...countedSeverities]).toEqual([...readSeverities]);
  });

  it('are right after each thing that becomes of a report', async () => {
    const [one, two] = [await active(at(25.61, 85.14)), await makeReport(app(), at(25.63, 85.18))];
    expect(await count()).toEqual([{ lati: 25.61, long: 85.14, count: 1, severity: 'severe' }]);
    await decide(two, 'active', 'pending');
    expect(await count()).toEqual([{ lati: 25.62, long: 85.16, count: 2, severity: 'severe' }]);
    await act(admin, { act: 'merge', reportId: two, into: one });
    expect(await numbers()).toEqual([1]);
    await act(admin, { act: 'unmerge', reportId: two, seen: one });
    expect(await numbers()).toEqual([2]);
    await decide(two, 'resolved', 'active');
    expect(await numbers()).toEqual([1]);
    await decide(two, 'active', 'resolved');
    expect(await numbers()).toEqual([2]);
    await decide(two, 'dismissed', 'active');
    expect(await numbers()).toEqual([1]);
    const facts = { disasterType: 'fire', severity: 'critical', location: { lati: -33.9, long: 18.4 } };
    const moved = await act(admin, { act: 'revise', reportId: one, seen: 0, facts, reason: 'A volunteer called' });
    expect(outcomeIn(moved)).toEqual({ result: 'done' });
    expect(await count()).toEqual([{ lati: -33.9, long: 18.4, count: 1, severity: 'critical' }]);
    await fold();
    expect(await count()).toEqual([{ lati: -33.9, long: 18.4, count: 1, severity: 'critical' }]);
    await inTransaction(app().pool, (client) => eraseRecords(client, [one]));
    expect(await count()).toEqual([]);
    expect(await kept()).toEqual(new Map());
  });

  it('add no row where nothing of it changes, nor for what nobody sees', async () => {
    await makeReport(app());
    const id = await active();
    await fold();
    await app().query(`UPDATE reports SET volunteers_wanted = 3, lat = lat + 0.000001 WHERE id = $1`, [id]);
    await makeReport(app(), { location: undefined });
    expect(await app().query('SELECT * FROM cell_changes')).toEqual([]);
  });

  it('are of a type, of a severity, and of the box that is asked for, with the gravest told', async () => {
    await insert([
      { lat: 20.2, lng: 80.2, type: 'flood', severity: 'mild' },
      { lat: 20.4, lng: 80.4, type: 'fire', severity: 'critical' },
      { lat: 20.7, lng: 80.2, type: ' FLOOD ', severity: 'moderate' },
      { lat: 22.1, lng: 80.2, type: 'riot', severity: 'terrible' },
      { lat: -40, lng: -70 },
    ]);
    expect(await count('20,80,30,90')).toEqual([{ lati: 20.85, long: 80.25, count: 4, severity: 'critical' }]);
    expect(await numbers('20,80,30,90', '2')).toEqual([3, 1]);
    expect(await numbers('20,80,30,90', '0.5')).toEqual([2, 1, 1]);
    expect(await numbers('20,80,21,81', '0.5')).toEqual([2, 1]);
    expect(await count('20,80,30,90', '10', '&type=flood')).toMatchObject([{ count: 2, severity: 'moderate' }]);
    expect(await count('20,80,30,90', '10', '&type=other')).toMatchObject([{ count: 1, severity: 'other' }]);
    expect(await numbers('20,80,30,90', '10', '&severity=critical')).toEqual([1]);
    expect(await numbers('20,80,30,90', '10', '&severity=critical&type=flood')).toEqual([]);
    expect(await numbers()).toEqual([1, 4]);
  });

  it('reach over the date line, to the poles and to both ends, and hold no place at 0, 0', async () => {
    await insert([
      { lat: -17.5, lng: 179.9 },
      { lat: -17.5, lng: -179.9 },
      { lat: 90, lng: 180 },
      { lat: -90, lng: -180 },
      { lat: 0, lng: 0 },
      { lat: 5e-324, lng: -0.004 },
      { lat: 5e-324, lng: 12 },
      { lat: -0, lng: -5e-324 },
    ]);
    const fiji = await count('-20,175,-15,-175', '2');
    expect(new Set(fiji.map(({ long }) => long))).toEqual(new Set([-179.9, 179.9]));
    expect(await numbers('-20,175,-15,180', '2')).toEqual([1]);
    expect(await numbers()).toEqual([1, 1, 1, 1, 1]);
    expect((await count('-5,5,5,15'))[0]).toEqual({ lati: 0, long: 12, count: 1, severity: 'mild' });
    expect((await count('80,170,90,180'))[0]).toMatchObject({ lati: 90, long: 180 });
    expect(await kept()).toEqual(await counted());
  });

  it('are of places as they are told to everybody, to the last digit', async () => {
    const degrees = (most: number) =>
      fc.oneof(
        fc.double({ min: -most, max: most, noNaN: true }),
        fc.integer({ min: -most * 1000, max: most * 1000 }).map((thousandth) => thousandth / 1000),
        fc.constantFrom(25.005, -25.005, 1.005, 0.125, -0.125, 8.575, 5e-324, -5e-324, 2.2e-308, 0.005, 0.00499),
      );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ lat: degrees(90), lng: degrees(180) }), { minLength: 50, maxLength: 100 }),
        async (rows) => {
          await insert(rows);
          expect(await kept()).toEqual(await counted());
        },
      ),
      { numRuns: 10 },
    );
  });

  it('stay right while writers write and others fold at once', async () => {
    const statements = [
      `UPDATE reports SET status = 'rejected', resolved_at = now() WHERE id::text < '8'`,
      `UPDATE reports SET status = 'approved', resolved_at = NULL WHERE id::text > '4'`,
      `UPDATE reports SET lat = lat + 1 WHERE id::text < 'c' AND lat < 80`,
      `UPDATE reports SET lane = CASE WHEN lane = 'main' THEN 'triage' ELSE 'main' END WHERE id::text > 'a'`,
      `DELETE FROM reports WHERE id::text LIKE '%7'`,
    ];
    const writing = { isOver: false };
    const folders = [1, 2, 3].map(async () => {
      while (!writing.isOver) await fold();
    });
    const seen: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(
        Array.from({ length: 4 }, (_, more) =>
          insert(Array.from({ length: 25 }, (_row, n) => ({ lat: 10 + more + n / 10, lng: 70 + n }))),
        ),
      );
      for (const statement of statements) await app().query(statement);
      seen.push((await count()).reduce((sum, cell) => sum + cell.count, 0));
      const [row] = await app().query<{ active: number }>(
        `SELECT count(*)::integer AS active FROM reports WHERE lane = 'main' AND stands = 'active'`,
      );
      expect(seen.at(-1)).toBe(row?.active);
    }
    writing.isOver = true;
    await Promise.all(folders);
    await fold();
    expect(await kept()).toEqual(await counted());
    expect(await app().query('SELECT * FROM cell_changes')).toEqual([]);
  });

  it('are folded only as far as they are seen: what is under way or rolled back is not lost and not counted', async () => {
    const id = await active(at(25.61, 85.14));
    const client = await app().pool.connect();
    await client.query('BEGIN');
    await client.query('DELETE FROM reports WHERE id = $1', [id]);
    await Promise.all([fold(), fold()]);
    await client.query('ROLLBACK');
    client.release();
    expect(await numbers()).toEqual([1]);
    expect(await kept()).toEqual(await counted());
  });

  it('are told anew only where they are others', async () => {
    await active();
    const address = `${app().url}/api/report/cells?degrees=10&box=${EARTH}`;
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    const again = () => fetch(address, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await active();
    expect((await again()).status).toBe(200);
  });

  it.each([
    ['box=5,5,5,6&degrees=2', 'box'],
    ['box=6,5,5,6&degrees=2', 'box'],
    ['box=-91,5,5,6&degrees=2', 'box'],
    ['box=0,0,5,181&degrees=2', 'box'],
    ['box=0.5,0,5,18&degrees=2', 'box'],
    ['box=0,0,5&degrees=2', 'box'],
    [`box=${EARTH}&degrees=2`, 'box'],
    ['box=0,0,5,18&degrees=1', 'degrees'],
    ['degrees=10', 'box'],
    ['box=0,0,5,18&degrees=2&type=riot', 'type'],
    ['box=0,0,5,18&degrees=2&severity=other', 'severity'],
  ])('a question that is none is refused: %s', async (query, field) => {
    const { status, json } = await ask(`${app().url}/api/report/cells?${query}`);
    expect([status, Object.keys(json['fields'] as object)]).toEqual([422, [field]]);
  });

  it('are as many as one answer holds, at most', async () => {
    // A cell in each of 25 rows and 40 columns.
    await insert(
      Array.from({ length: 1000 }, (_, n) => ({ lat: 0.2 + (n % 25) / 2, lng: 0.2 + Math.floor(n / 25) / 2 })),
    );
    expect(await count('0,0,12,20', '0.5')).toHaveLength(960);
    expect(limits.mapCells).toBe(1000);
    expect((await ask(`${app().url}/api/report/cells?degrees=0.5&box=0,0,13,20`)).status).toBe(422);
  });
});
