import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { canonicalJson } from '../../contract/base/canonical-json.ts';
import type { ItemAnswer } from '../../contract/calls/outbox.ts';
import { runSql } from '../../tests/support/postgres.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { post } from '../../tests/support/server/http.ts';
import { startServer, type ServerProcess } from '../../tests/support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'relief-faults-'));
const dieAfterCommit = fileURLToPath(new URL('../../tests/support/server/die-after-commit.mjs', import.meta.url));
const dieBeforeCommit = fileURLToPath(new URL('../../tests/support/server/die-before-commit.mjs', import.meta.url));
const holdInsert = fileURLToPath(new URL('../../tests/support/server/hold-insert.mjs', import.meta.url));
let postgres: SharedPostgres;
let databaseUrl: string;

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  ({ url: databaseUrl } = await postgres.createDatabase());
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
});

type Item = ReturnType<typeof batchItem>;

const start = async (hookModule?: string) => {
  const server = await startServer({ databaseUrl, dataDir, ...(hookModule === undefined ? {} : { hookModule }) });
  // One that a failed test left behind would be beside its next try.
  onTestFinished(() => server.kill());
  return server;
};
const newItems = (count: number): Item[] =>
  Array.from({ length: count }, () => batchItem(randomUUID(), 'reportDisaster', { ...report, name: randomUUID() }));
const offer = async (server: ServerProcess, items: readonly Item[]) => {
  const { status, json } = await post(`${server.url}/api/outbox`, { items });
  return status === 200 ? (json['answers'] as ItemAnswer[]) : [];
};
const told = (answers: readonly ItemAnswer[]) => answers.map(({ status, replayed }) => [status, replayed]);

/** Where the test fails before its answer comes, it ends with the server, and nobody waits for it. */
function onItsWay<Value>(call: Promise<Value>): Promise<Value> {
  call.catch(() => undefined);
  return call;
}

/** What the database holds of these items, as it was sent. */
async function kept(items: readonly Item[]): Promise<string[]> {
  const rows = await runSql<{ id: string; body: string }>(
    databaseUrl,
    'SELECT reports.id, body FROM reports JOIN receipts USING (id) WHERE id = ANY ($1)',
    [items.map(({ id }) => id)],
  );
  const sent = new Map(items.map(({ id, body }) => [id, canonicalJson(body)]));
  rows.forEach(({ id, body }) => expect(body).toBe(sent.get(id)));
  return rows.map(({ id }) => id);
}

const soon = { timeout: 60_000 };

it.each([
  ['F01', 'after', dieAfterCommit, true],
  ['F02', 'before', dieBeforeCommit, false],
] as const)(
  '%s: killed %s the commit, an item alone or in a batch is one row in the end',
  async (_id, _when, hook, isKept) => {
    const [alone, ...batch] = newItems(6) as [Item, ...Item[]];
    const ways = [
      { items: [alone], send: ({ url }: ServerProcess) => post(`${url}/api/report/`, alone.body, alone.id) },
      { items: batch, send: ({ url }: ServerProcess) => post(`${url}/api/outbox`, { items: batch }) },
    ];
    for (const { items, send } of ways) {
      const doomed = await start(hook);
      await expect(send(doomed)).rejects.toThrow('fetch failed');
      await doomed.ended;
      expect(await kept(items)).toHaveLength(isKept ? items.length : 0);
    }
    const server = await start();
    const again = await post(`${server.url}/api/report/`, alone.body, alone.id);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, isKept ? 'true' : null]);
    expect(told(await offer(server, batch))).toEqual(batch.map(() => [201, isKept]));
    expect(await kept([alone, ...batch])).toHaveLength(6);
    expect(await server.stop()).toBe(0);
  },
);

it('F34: told to stop in the middle of a batch and of a single call, it answers both and then ends', async () => {
  const [alone, ...batch] = newItems(600) as [Item, ...Item[]];
  const server = await start(holdInsert);
  const held = () => server.log().split('an insert is held').length - 1;
  const single = onItsWay(post(`${server.url}/api/report/`, alone.body, alone.id));
  await expect.poll(held, soon).toBe(1);
  // It goes to the database in several parts.
  const inParts = onItsWay(post(`${server.url}/api/outbox`, { items: batch }));
  await expect.poll(held, soon).toBeGreaterThan(1);
  const stopped = server.stop();
  const [one, many] = await Promise.all([single, inParts]);
  expect([one.status, one.headers.get('connection')]).toEqual([201, 'close']);
  expect(told(many.json['answers'] as ItemAnswer[])).toEqual(batch.map(() => [201, false]));
  expect(await stopped).toBe(0);
  expect(await kept([alone, ...batch])).toHaveLength(600);
});

it('F34: killed in the middle of a batch, what it had acknowledged is there and the rest comes once', async () => {
  const items = newItems(900);
  const first = await start();
  const acknowledged = await offer(first, items.slice(0, 300));
  const inFlight = offer(first, items.slice(300)).catch(() => undefined);
  await first.kill();
  await inFlight;
  const has = await kept(items);
  expect(has).toEqual(expect.arrayContaining(acknowledged.map(({ id }) => id)));
  const second = await start();
  expect((await offer(second, items)).map(({ status, replayed }) => [status, replayed])).toEqual(
    items.map(({ id }) => [201, has.includes(id)]),
  );
  expect(await kept(items)).toHaveLength(900);
  await second.stop();
});

it('F34: while two processes on one database restart in turn, softly or not, every item arrives once', async () => {
  const servers = [await start(), await start()];
  const items = newItems(1_200);
  const acknowledged = new Set<string>();
  const statuses = new Set<number>();
  /** A phone: tries whichever process it meets until every item of its own is acknowledged. */
  const phone = async (own: Item[]) => {
    let turn = 0;
    for (let batch = own.splice(0, 10); batch.length > 0;) {
      turn += 1;
      const server = servers[turn % servers.length];
      const answers = server && (await offer(server, batch).catch(() => undefined));
      answers?.forEach(({ id, status }) => {
        statuses.add(status);
        if (status === 201) acknowledged.add(id);
      });
      if (answers === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
      if (batch.every(({ id }) => acknowledged.has(id))) batch = own.splice(0, 10);
    }
  };
  const phones = Promise.all(
    Array.from({ length: 6 }, (_, index) => phone(items.slice(index * 200, index * 200 + 200))),
  );
  for (const [place, how] of [
    [0, 'stop'],
    [1, 'kill'],
    [0, 'kill'],
    [1, 'stop'],
  ] as const) {
    const enough = Math.min(acknowledged.size + 100, 1_200);
    await expect.poll(() => acknowledged.size, soon).toBeGreaterThanOrEqual(enough);
    await servers[place]?.[how]();
    servers[place] = await start();
  }
  await phones;
  expect([...statuses]).toEqual([201]);
  expect(await kept(items)).toHaveLength(1_200);
  await Promise.all(servers.map((server) => server.stop()));
});
