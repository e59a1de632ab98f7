import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ItemAnswer } from '../contract/calls/outbox.ts';
import { sharedPostgres, type SharedPostgres } from '../tests/support/shared-postgres.ts';
import { aid, batchItem, report } from '../tests/support/server/bodies.ts';
import { post } from '../tests/support/server/http.ts';
import { startApp, type TestApp } from '../tests/support/server/start-app.ts';

/** A bug that only some items meet: the database has a rule for one description that the server knows nothing of. */
const RULE = `ALTER TABLE reports ADD CONSTRAINT planted CHECK (body NOT LIKE '%cursed%')`;
const cursed = { ...report, description: 'cursed' };

let postgres: SharedPostgres;
let app: TestApp;
const bugs: unknown[] = [];
beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  app = await startApp(postgres, { onBug: (error) => void bugs.push(error) });
  await app.query(RULE);
});
beforeEach(() => void bugs.splice(0));
afterAll(async () => {
  await app.close();
});

it('answers an item that meets a bug of ours by itself, though it is the only one of its call', async () => {
  const healthy = [randomUUID(), randomUUID()];
  const items = [
    batchItem(randomUUID(), 'reportDisaster', cursed),
    ...healthy.map((id) => batchItem(id, 'requestAid', aid)),
  ];
  const { status, json } = await post(`${app.url}/api/outbox`, { items });
  const answers = json['answers'] as ItemAnswer[];
  expect([status, answers.map((answer) => answer.status)]).toEqual([200, [500, 201, 201]]);
  expect(bugs).toHaveLength(1);
  expect(await app.query('SELECT id FROM aid_requests WHERE id = ANY ($1)', [healthy])).toHaveLength(2);
});

it('saves what other people send at the same moment by single calls', async () => {
  const send = (body: object) =>
    post(`${app.url}/api/${body === cursed ? 'report/' : 'aid/create'}`, body, randomUUID());
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => send(index % 8 ? aid : cursed)));
  expect(answers.map(({ status }) => status)).toEqual(
    Array.from({ length: 40 }, (_, index) => (index % 8 ? 201 : 500)),
  );
  expect(bugs).toHaveLength(5);
});
