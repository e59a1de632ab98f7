import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { workloadRules, type WorkloadRules } from '../http/workload.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { ask } from '../../tests/support/server/http.ts';
import { sendRaw } from '../../tests/support/raw-http.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function appWith(rules: Partial<WorkloadRules>): Promise<TestApp> {
  const workload = { ...workloadRules, ...rules };
  const app = await startApp(sharedPostgres('embedded'), { workload, trustedProxies: 1 });
  ends.push(() => app.close());
  return app;
}

/** Until it is called no report is kept. */
async function holdReports({ databaseUrl }: TestApp): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE reports IN EXCLUSIVE MODE');
  let letGo: Promise<void> | undefined;
  const release = () => (letGo ??= client.query('COMMIT').then(() => client.end()));
  ends.push(release);
  return release;
}

/** Until something waits for what `holdReports` holds. */
async function untilHeld(app: TestApp): Promise<void> {
  const sql = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  await expect.poll(async () => (await app.query(sql)).length, soon).toBe(1);
}

const soon = { timeout: 60_000 };
const newBatch = (size: number) =>
  Array.from({ length: size }, () => batchItem(randomUUID(), 'reportDisaster', report));
const packed = (items: readonly unknown[]) => gzipSync(JSON.stringify({ items }));
const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
const offer = (app: TestApp, items: readonly unknown[], signal?: AbortSignal) =>
  ask(`${app.url}/api/outbox`, { method: 'POST', headers, body: packed(items), ...(signal && { signal }) });

/** As it comes from another network, by way of a proxy. */
const offerFrom = (app: TestApp, network: string, body: ReturnType<typeof packed>) =>
  ask(`${app.url}/api/outbox`, { method: 'POST', headers: { ...headers, 'x-forwarded-for': network }, body });

async function kept(app: TestApp): Promise<Set<string>> {
  const rows = await app.query<{ id: string }>('SELECT id FROM receipts');
  return new Set(rows.map(({ id }) => id));
}

it('what comes above the budget is refused unread, each with a time of its own to come back; what was taken is kept', async () => {
  const app = await appWith({ workedBytes: 64 * 1024, waitMs: 50 });
  const letGo = await holdReports(app);
  const taken = newBatch(20);
  const first = offer(app, taken);
  await untilHeld(app);
  const refused = await Promise.all(Array.from({ length: 20 }, () => offer(app, newBatch(200))));
  expect(new Set(refused.map(({ status, json }) => `${status} ${String(json['kind'])}`))).toEqual(
    new Set(['503 busy']),
  );
  const waits = refused.map((answer) => Number(answer.headers.get('retry-after')));
  expect([Math.min(...waits) >= 5, Math.max(...waits) <= 30, new Set(waits).size > 3]).toEqual([true, true, true]);
  await letGo();
  expect((await first).status).toBe(200);
  expect(await kept(app)).toEqual(new Set(taken.map(({ id }) => id)));
});

it('a batch that waited and whose sender has given up is not kept; the next one is', async () => {
  const app = await appWith({ workedBytes: 64 * 1024 });
  const letGo = await holdReports(app);
  const [first, second, third] = [newBatch(100), newBatch(100), newBatch(100)];
  const answers = [offer(app, first)];
  await untilHeld(app);
  const impatient = new AbortController();
  const gone = offer(app, second, impatient.signal);
  const connections = () =>
    new Promise<number>((resolve) => app.app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections, soon).toBe(2);
  answers.push(offer(app, third));
  await expect.poll(connections, soon).toBe(3);
  impatient.abort();
  await expect(gone).rejects.toThrow('aborted');
  await expect.poll(connections, soon).toBe(2);
  await letGo();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await kept(app)).toEqual(new Set([...first, ...third].map(({ id }) => id)));
});

it('a body that says less of its size than it has waits for as much as it may have, and is taken', async () => {
  const app = await appWith({});
  const items = newBatch(3);
  // Two members: the last four bytes speak of the second alone.
  const text = Buffer.from(JSON.stringify({ items }));
  const body = Buffer.concat([gzipSync(text.subarray(0, -1)), gzipSync(text.subarray(-1))]);
  const { status } = await ask(`${app.url}/api/outbox`, { method: 'POST', headers, body });
  expect([status, await kept(app)]).toEqual([200, new Set(items.map(({ id }) => id))]);
});

it('slow senders of large bodies leave room for others, and hear why they are refused', async () => {
  const app = await appWith({ receivedBytes: 300_000, networkBytes: 100_000 });
  const body = 'x'.repeat(150_000);
  const [answer] = await sendRaw(
    app.port,
    `POST /api/outbox HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  expect([answer?.status, JSON.parse(answer?.body ?? '{}')]).toMatchObject([503, { kind: 'busy' }]);
  expect((await offer(app, newBatch(5))).status).toBe(200);
});

it('one network that sends without end holds nobody up: everybody else has the next turns', async () => {
  const app = await appWith({ workedBytes: 64 * 1024 });
  const letGo = await holdReports(app);
  const answered: string[] = [];
  const send = async (network: string, body: ReturnType<typeof packed>) => {
    const { status } = await offerFrom(app, network, body);
    answered.push(network);
    return status;
  };
  const first = send('203.0.113.7', packed(newBatch(100)));
  await untilHeld(app);
  // What it sends is blank, or right and large.
  const blank = gzipSync(' '.repeat(60_000));
  const bot = Array.from({ length: 40 }, (_, index) =>
    send('203.0.113.7', index % 2 === 0 ? blank : packed(newBatch(100))),
  );
  const connections = () =>
    new Promise<number>((resolve) => app.app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections, soon).toBe(41);
  const others = ['198.51.100.1', '198.51.100.2', '2001:db8:7::1'];
  const theirs = others.map((network) => send(network, packed(newBatch(100))));
  await expect.poll(connections, soon).toBe(44);
  // What was sent on those connections has come when this is answered.
  await ask(`${app.url}/api/alive`);
  await letGo();
  expect([await first, ...(await Promise.all(theirs))]).toEqual([200, 200, 200, 200]);
  const before = Math.max(...others.map((network) => answered.indexOf(network)));
  // The one that was worked on, and one turn of the bot for each of theirs.
  expect(before).toBeLessThan(2 * others.length + 2);
  expect(new Set(await Promise.all(bot))).toEqual(new Set([200, 400]));
});
