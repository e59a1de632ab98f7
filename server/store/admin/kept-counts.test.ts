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
import { foldCounts, readCounts } from './kept-counts.ts';

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
  `DELETE FROM aid_requests WHERE `,
  `UPDATE accounts SET status = 'refused' WHERE role <> 'admin' AND `,
  `UPDATE accounts SET status = 'approved' WHERE `,
  `UPDATE contact_messages SET state = 'done' WHERE `,
  `DELETE FROM contact_messages WHERE `,
] as const;
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
    const all = Object.entries(countedAs).map(([table, name]) => `SELECT ${name} AS name FROM ${table}`);
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
    const before = (await readCounts(app().pool))('reports main pending');
    await inTransaction(app().pool, (client) => eraseRecords(client, [id]));
    expect((await readCounts(app().pool))('reports main pending')).toBe(before - 1);
  });
});
