import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { makeAid } from '../../../tests/support/server/aid.ts';
import { onEmbeddedPostgres } from '../../../tests/support/server/each-postgres.ts';
import { hearPlans, readsOf, type Plan } from '../../../tests/support/server/hear-plans.ts';
import { multiply } from '../../../tests/support/server/multiply.ts';
import { findAidRequests, type AidWanted } from './find-aid.ts';

const REQUESTS = 6_000;
const PAGE = 101;

onEmbeddedPostgres('requests with deliveries that nobody has confirmed', (app) => {
  let told: Plan[];

  beforeAll(async () => {
    const ngo = randomUUID();
    await makeAid(app());
    await multiply(app(), 'aid_requests', REQUESTS - 1);
    await app().query(
      `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
       VALUES ($1, 'Relief', 'a@example.org', 'a@example.org', '', 'ngo', 'approved', now(), '', '')`,
      [ngo],
    );
    await app().query(
      `INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, state, taken_at) SELECT id, id, $1, $1, 'done', now() FROM aid_requests`,
      [ngo],
    );
    // Twice to each: the second is confirmed, or both are not.
    await app().query(
      `INSERT INTO deliveries (id, aid_id, taking_id, ngo_id, status, priority, expected_day, packed_at, ended_at, settled_by)
       SELECT gen_random_uuid(), id, id, $1, 'delivered', 'High', '2026-02-01', now(), now(), CASE WHEN n % 2 = 1 AND part = 1 THEN 'receiver' END
       FROM (SELECT id, row_number() OVER (ORDER BY created_at) AS n FROM aid_requests) AS requests, generate_series(0, 1) AS part`,
      [ngo],
    );
    await app().query('VACUUM (ANALYZE) aid_requests');
    await app().query('VACUUM (ANALYZE) deliveries');
    told = await hearPlans(app().pool);
  });

  const find = async (wanted: Partial<AidWanted> = {}) => {
    told.length = 0;
    const all = { isUnclaimed: false, isUrgent: false, isUnconfirmed: true, count: PAGE, ...wanted };
    const found = await findAidRequests(app().pool, all);
    const reads = told.flatMap(readsOf).filter(({ table }) => table === 'deliveries' || table === 'aid_requests');
    return { found, ids: found.map(({ id }) => id), most: Math.max(...reads.map(({ rows }) => rows)) };
  };
  /** As they are, by reading all. */
  const expected = async (from: number) => {
    const rows = await app().query<{ id: string }>(
      `SELECT id FROM aid_requests
       WHERE id IN (SELECT aid_id FROM deliveries WHERE status = 'delivered' AND is_confirmed IS NOT TRUE AND settled_by IS NULL)
       ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT ${PAGE}`,
      [from],
    );
    return rows.map(({ id }) => id);
  };

  it('are read as far as they are shown, each once, where they are many', async () => {
    const first = await find();
    expect(first.ids).toEqual(await expected(0));
    const last = first.found.at(-1);
    const next = await find({ before: [Date.parse(last?.createdAt ?? ''), last?.id ?? ''] });
    expect(next.ids).toEqual(await expected(PAGE));
    // Two deliveries of each.
    for (const { most } of [first, next]) expect(most).toBeLessThan(2 * PAGE + 5);
  });

  it('are read and nothing else where they are few', async () => {
    const [oldest] = await app().query<{ id: string }>('SELECT id FROM aid_requests ORDER BY created_at, id LIMIT 1');
    await app().query(`UPDATE deliveries SET settled_by = 'time' WHERE settled_by IS NULL AND aid_id <> $1`, [
      oldest?.id,
    ]);
    for (const table of ['deliveries', 'aid_requests']) await app().query(`VACUUM (ANALYZE) ${table}`);
    const { ids, most } = await find();
    expect(ids).toEqual([oldest?.id]);
    expect(most).toBeLessThan(5);
  });

  it('are found among those of a word', async () => {
    const [oldest] = await expected(0);
    await app().query(
      `UPDATE aid_requests SET body = replace(body, 'Two children', 'Zeppelin'), sought = NULL WHERE id = ANY ($1)`,
      [
        [
          oldest,
          (await app().query<{ id: string }>('SELECT id FROM aid_requests ORDER BY created_at DESC LIMIT 1'))[0]?.id,
        ],
      ],
    );
    expect((await find({ search: 'zeppelin' })).ids).toEqual([oldest]);
    expect((await find({ search: 'zeppelin', isUnconfirmed: false })).ids).toHaveLength(2);
  });

  it('stay in their order where a delivery goes over to another request, or was made before there was an order', async () => {
    await app().query('ALTER TABLE deliveries DISABLE TRIGGER USER');
    await app().query('UPDATE deliveries SET aid_created_at = NULL WHERE settled_by IS NOT NULL');
    await app().query('ALTER TABLE deliveries ENABLE TRIGGER USER');
    const [newest, second] = await app().query<{ id: string }>(
      'SELECT id FROM aid_requests ORDER BY created_at DESC, id DESC LIMIT 2',
    );
    await app().query('UPDATE deliveries SET settled_by = NULL WHERE aid_id = $1', [second?.id]);
    expect((await find()).ids).toEqual([second?.id, ...(await expected(1))]);
    await app().query('UPDATE deliveries SET aid_id = $1 WHERE aid_id = $2', [newest?.id, second?.id]);
    expect((await find()).ids).toEqual([newest?.id, ...(await expected(1))]);
  });
});
