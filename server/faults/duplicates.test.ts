import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canonicalJson } from '../../contract/base/canonical-json.ts';
import type { ItemAnswer } from '../../contract/calls/outbox.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { post, type Answer } from '../../tests/support/server/http.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';

/** Two apps on one database: the unique key must hold between them as well. */
let postgres: SharedPostgres;
let apps: [TestApp, TestApp];

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  const first = await startApp(postgres);
  apps = [first, await startApp(postgres, { databaseUrl: first.databaseUrl })];
});
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
});

const send = (id: string, copy: number) => post(`${apps[copy % 2]?.url}/api/report/`, { ...report, name: id }, id);
const isReplay = ({ headers }: Answer) => headers.get('idempotent-replayed') === 'true';
const rowsOf = (ids: readonly string[]) =>
  apps[0].query<{ id: string; body: string }>('SELECT id, body FROM reports WHERE id = ANY ($1)', [ids]);

it('F27: 50 copies of one item at once, through two servers, are one row and one answer', async () => {
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, copy) => send(id, copy)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter(isReplay)).toHaveLength(49);
  expect(await rowsOf([id])).toHaveLength(1);
});

it('F27: 200 items, five copies of each at once, alone and in batches, are 200 rows', async () => {
  const ids = Array.from({ length: 200 }, () => randomUUID());
  const items = ids.map((id) => batchItem(id, 'reportDisaster', { ...report, name: id }));
  const batches = [items, items.toReversed()].map(async (list, copy) => {
    const { json } = await post(`${apps[copy]?.url}/api/outbox`, { items: list });
    return (json['answers'] as ItemAnswer[]).map(({ id, status, replayed }) => ({ id, status, replayed }));
  });
  const singles = [0, 1, 2].flatMap((copy) =>
    ids.map(async (id, index) => {
      const answer = await send(id, copy + index);
      return { id, status: answer.status, replayed: isReplay(answer) };
    }),
  );
  const answers = [...(await Promise.all(batches)).flat(), ...(await Promise.all(singles))];
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  const created = answers.filter(({ replayed }) => !replayed).map(({ id }) => id);
  expect(created.toSorted()).toEqual(ids.toSorted());
  expect(new Map((await rowsOf(ids)).map(({ id, body }) => [id, body]))).toEqual(
    new Map(items.map(({ id, body }) => [id, canonicalJson(body)])),
  );
});

it('F27: a copy that comes while the first takes too long is 409 with Retry-After, and is then replayed', async () => {
  const id = randomUUID();
  const client = await apps[0].pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO receipts (id, owner, call, digest, status, answer, created_at)
       VALUES ($1, 'anonymous', 'reportDisaster', 'x', 201, '{}', now())`,
      [id],
    );
    const waiting = await send(id, 1);
    expect([waiting.status, waiting.json['kind'], waiting.headers.get('retry-after')]).toEqual([409, 'busy', '1']);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  expect((await send(id, 1)).status).toBe(201);
  expect(isReplay(await send(id, 0))).toBe(true);
});
