import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aid, contact, report } from '../../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../../tests/support/server/each-postgres.ts';
import { post } from '../../../tests/support/server/http.ts';
import { makePeople } from '../../../tests/support/server/people.ts';
import { fc } from '../../../tests/support/property.ts';
import { eraseRecords } from '../transfer/erase.ts';
import { inTransaction } from '../database/server-state.ts';
import { countedAs } from '../migrations/0056-kept-counts.ts';
import { ASKED_NOW } from '../migrations/0061-asked-around.ts';
import { foldCounts } from './kept-counts.ts';

/** Statements that change many rows at once or none, by what of their table they pick. */
const statements = [
  `UPDATE reports SET status = 'approved', lane = 'main' WHERE `,
  `UPDATE reports SET status = 'rejected', resolved_at = now() WHERE `,
  `UPDATE reports SET status = 'rejected', resolved_at = NULL WHERE `,
  `UPDATE reports SET lane = 'triage', status = 'pending' WHERE `,
  `UPDATE reports SET same_as = (SELECT min(id::text)::uuid FROM reports) WHERE id <> (SELECT min(id::text)::uuid FROM reports) AND `,
  `UPDATE reports SET same_as = NULL WHERE `,
  `UPDATE reports SET volunteers_wanted = 3 WHERE `,
  `DELETE FROM reports WHERE `,
  `UPDATE aid_requests SET status = 'fulfilled' WHERE `,
  `UPDATE aid_requests SET status = 'active', requirements = '[{"type": "Water", "quantity": "1", "urgent": true, "status": "pending"}]' WHERE `,
  `UPDATE aid_requests SET requirements = '[{"type": "Water", "quantity": "1", "urgent": true, "status": "fulfilled"}]' WHERE `,
  `UPDATE aid_requests SET requirements = '[{"type": "Water", "urgent": true, "status": "pending"}, {"type": "Food", "urgent": false, "status": "pending"}]' WHERE `,
  `DELETE FROM aid_requests WHERE `,
  ...[0, 1].map(
    (line) => `WITH taken AS (
      INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at)
      SELECT gen_random_uuid(), aid_requests.id, ngo.id, ngo.id, now() FROM aid_requests, (SELECT id FROM accounts WHERE role = 'ngo' LIMIT 1) AS ngo
      RETURNING id, aid_id)
    INSERT INTO aid_taken_lines (aid_id, line, taking_id)
    SELECT aid_id, ${line}, id FROM taken WHERE aid_id NOT IN (SELECT aid_id FROM aid_taken_lines WHERE line = ${line}) AND `,
  ),
  `DELETE FROM aid_taken_lines WHERE `,
  `UPDATE accounts SET status = 'refused' WHERE role <> 'admin' AND `,
  `UPDATE accounts SET status = 'approved' WHERE `,
  `UPDATE contact_messages SET state = 'done' WHERE `,
  `DELETE FROM contact_messages WHERE `,
];

/** Active requests of the main lane of which every open line is in somebody's hands; `more`: of some lines alone. */
const inHands = (more: string) => `
  SELECT 1 FROM aid_taken_lines AS taken WHERE taken.aid_id = aid_requests.id) AND NOT EXISTS (
  SELECT 1 FROM jsonb_array_elements(requirements) WITH ORDINALITY AS need (line, place)
  WHERE line ->> 'status' <> 'fulfilled' AND ${more} AND NOT EXISTS (
    SELECT 1 FROM aid_taken_lines AS taken WHERE taken.aid_id = aid_requests.id AND taken.line = place - 1))`;
const urgentOpen = `EXISTS (SELECT 1 FROM jsonb_array_elements(requirements) AS line WHERE line ->> 'status' <> 'fulfilled' AND (line ->> 'urgent')::boolean)`;
const claimedNow = [
  `SELECT 'aid claimed' AS name FROM aid_requests WHERE ${ASKED_NOW} AND EXISTS (${inHands('true')}`,
  `SELECT 'aid claimed urgent' AS name FROM aid_requests
   WHERE ${ASKED_NOW} AND ${urgentOpen} AND EXISTS (${inHands(`(line ->> 'urgent')::boolean`)}`,
];
const picked = ['true', 'false', `id::text < '8'`, `id::text >= '8'`, `id::text < '4'`] as const;

onEachPostgres('counts that are kept', (app) => {
  const make = async () => {
    for (let made = 0; made < 3; made += 1) {
      await post(`${app().url}/api/report/`, report, randomUUID());
      await post(`${app().url}/api/aid/create`, aid, randomUUID());
      await post(`${app().url}/api/contact/`, contact, randomUUID());
    }
  };
  const kept = async () => {
    const rows = await app().query<{ name: string; amount: string }>(
      'SELECT name, sum(amount) AS amount FROM kept_counts GROUP BY name HAVING sum(amount) <> 0',
    );
    return new Map(rows.map(({ name, amount }) => [name, Number(amount)]));
  };
  const counted = async () => {
    const all = [
      ...Object.entries(countedAs).map(([table, name]) => `SELECT ${name} AS name FROM ${table}`),
      ...claimedNow,
    ];
    const rows = await app().query<{ name: string; amount: string }>(
      `SELECT name, count(*) AS amount FROM (${all.join(' UNION ALL ')}) AS row WHERE name IS NOT NULL GROUP BY name`,
    );
    return new Map(rows.map(({ name, amount }) => [name, Number(amount)]));
  };

  it('are what there is, whatever was written, and whenever they were folded', async () => {
    await makePeople(app());
    await make();
    const step = fc.record({ statement: fc.constantFrom(...statements), where: fc.constantFrom(...picked) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.boolean(), async (steps, isFolded) => {
        for (const { statement, where } of steps) await app().query(statement + where);
        if (isFolded) await Promise.all([foldCounts(app().pool, 0), foldCounts(app().pool, 0)]);
        await make();
        expect(await kept()).toEqual(await counted());
      }),
      { numRuns: 8 },
    );
  });

  it('are one row a name once they are folded, by two at once too, and lose nothing that is rolled back or under way', async () => {
    const id = randomUUID();
    await post(`${app().url}/api/report/`, report, id);
    const client = await app().pool.connect();
    await client.query('BEGIN');
    await client.query(`UPDATE reports SET status = 'approved' WHERE id = $1`, [id]);
    await Promise.all([foldCounts(app().pool, 0), foldCounts(app().pool, 0)]);
    await client.query('ROLLBACK');
    await client.query(`UPDATE reports SET status = 'approved' WHERE id = $1`, [id]);
    client.release();
    await foldCounts(app().pool, 0);
    const [rows] = await app().query<{ names: number; rows: number }>(
      'SELECT count(DISTINCT name)::integer AS names, count(*)::integer AS rows FROM kept_counts',
    );
    expect(rows?.rows).toBe(rows?.names);
    expect(await kept()).toEqual(await counted());
  });

  it('follow an erasure', async () => {
    const id = randomUUID();
    await post(`${app().url}/api/report/`, report, id);
    await inTransaction(app().pool, (client) => eraseRecords(client, [id]));
    // What was merged into one that is gone is one of its own again.
    expect(await kept()).toEqual(await counted());
    expect(await app().query('SELECT 1 FROM reports WHERE id = $1', [id])).toEqual([]);
  });
});
