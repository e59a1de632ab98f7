import { beforeAll, expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { onEmbeddedPostgres } from '../../../tests/support/server/each-postgres.ts';
import { hearPlans, readsOf, type Plan } from '../../../tests/support/server/hear-plans.ts';
import { indexedDisasters, isIndexFull, type Square } from './report-index.ts';

const SHOWN = limits.indexRecords + 1;
/** Each half degree of the crowded square has more of them than an index holds. */
const CROWD = 17_000;
/** The database settles on one plan for all values of a named statement after five times. */
const TIMES = 6;

onEmbeddedPostgres('the index of disasters around a place', (app) => {
  let told: Plan[];
  let isFullByAll: boolean;
  const fill = (count: number, lat: string, lng: string) =>
    app().query(
      `INSERT INTO reports (id, owner, body, lane, reported_at, disaster_type, severity, lat, lng, status, photos_to_follow)
       SELECT gen_random_uuid(), 'anonymous', '{}', 'main', now() - n * interval '1 second', 'fire', 'severe', ${lat}, ${lng}, 'approved', 0
       FROM generate_series(1, $1::int) AS made (n)`,
      [count],
    );

  beforeAll(async () => {
    await fill(limits.indexRecords - 4, '50', '7');
    await fill(3, '-0.4', 'CASE n WHEN 1 THEN 180 WHEN 2 THEN -180 ELSE 179.6 END');
    await fill(1, '90', '0.1');
    isFullByAll = await isIndexFull(app().pool);
    await fill(CROWD, '19.5 + (n % 200) / 100.0', '79.5 + (n * 7919 % 200) / 100.0');
    await app().query('VACUUM (ANALYZE) reports');
    told = await hearPlans(app().pool);
  });

  const rowsAround = async (square: Square | undefined) => {
    let count = 0;
    for (let time = 0; time < TIMES; time += 1) {
      told.length = 0;
      count = (await indexedDisasters(app().pool, square)).length;
    }
    const reads = told.flatMap(readsOf).filter(({ how }) => how !== 'Index Only Scan');
    return { count, read: reads.reduce((sum, { rows }) => sum + rows, 0) };
  };

  it('reads no more of a crowd than it shows, and one of each part', async () => {
    const { count, read } = await rowsAround({ lat: 20, lng: 80 });
    expect(count).toBe(SHOWN);
    expect(read).toBeLessThan(SHOWN + 2 * 16);
  });

  it('reads nothing else where there are few or none', async () => {
    for (const [lat, lng, few] of [
      [-1, 179, 3],
      [0, -180, 3],
      [89, 0, 1],
      [40, 80, 0],
    ] as const) {
      const { count, read } = await rowsAround({ lat, lng });
      expect([lat, lng, count]).toEqual([lat, lng, few]);
      expect(read).toBeLessThan(5);
    }
  });

  it('knows whether it is full by as many as it would show', async () => {
    told.length = 0;
    expect(await isIndexFull(app().pool)).toBe(true);
    for (const { rows } of told.flatMap(readsOf)) expect(rows).toBeLessThan(SHOWN + 5);
    expect(isFullByAll).toBe(false);
  });
});
