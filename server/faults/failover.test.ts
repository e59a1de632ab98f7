import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { ItemAnswer } from '../../contract/calls/outbox.ts';
import { PHOTOS_PATH } from '../../contract/photo-address.ts';
import { runSql } from '../../tests/support/postgres.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { openDatabaseWire } from '../../tests/support/server/database-wire.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { openLeaderAndStandby } from '../../tests/support/server/leader-and-standby.ts';
import { startServer, type ServerProcess } from '../../tests/support/server-process.ts';

type Item = ReturnType<typeof batchItem>;

/** Milliseconds: longer than it takes until the next look, so that a second epoch would show. */
const LATER_MS = 6_000;
const soon = { timeout: 40_000, interval: 50 };

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Two server processes behind one address of a leader, which has an asynchronous replica. */
async function world() {
  const databases = await openLeaderAndStandby();
  ends.push(databases.dispose);
  const wire = await openDatabaseWire(databases.leader);
  ends.push(wire.close);
  const directory = mkdtempSync(join(tmpdir(), 'relief-failover-'));
  ends.push(async () => rmSync(directory, { recursive: true }));
  const start = (name: string) => startServer({ databaseUrl: wire.url, dataDir: join(directory, name) });
  const servers = [await start('one'), await start('two')] as const;
  ends.push(() => Promise.all(servers.map((server) => server.kill())));
  const startAgain = async () => {
    const again = [await start('one'), await start('two')] as const;
    ends.push(() => Promise.all(again.map((server) => server.kill())));
    return again;
  };
  return { databases, wire, servers, startAgain };
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const newItems = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) =>
    batchItem(randomUUID(), 'reportDisaster', { ...report, name: `Meera ${index}` }),
  );
const offer = async ({ url }: ServerProcess, items: readonly Item[]) =>
  (await post(`${url}/api/outbox`, { items })).json['answers'] as ItemAnswer[];
const epochOf = async ({ url }: ServerProcess) => (await ask(`${url}/api/alive`)).headers.get('x-server-epoch');
const epochsOf = (servers: readonly ServerProcess[]) => Promise.all(servers.map(epochOf));
const statuses = (answers: readonly ItemAnswer[]) => answers.map(({ status, replayed }) => [status, replayed]);
const timesSaid = (servers: readonly ServerProcess[]) =>
  servers.flatMap((server) => server.log().match(/New epoch /g) ?? []).length;

/** By tus, in one part; answers both statuses, and how many bytes the server says that it has. */
/** How one begins: nothing else is taken. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

async function sendPhoto(
  { url }: ServerProcess,
  { id, bytes, record, secret }: { id: string; bytes: Buffer; record: string; secret: string },
) {
  const facts = { photo: id, form: 'whole', record, sha256: sha256(bytes), type: 'image/jpeg', place: '0' };
  const metadata = Object.entries(facts).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  const version = { 'tus-resumable': '1.0.0' };
  const created = await ask(`${url}${PHOTOS_PATH}`, {
    method: 'POST',
    headers: {
      ...version,
      'upload-length': String(bytes.length),
      'upload-metadata': metadata.join(','),
      'x-claim-secret': secret,
    },
  });
  const brought = await ask(`${url}${PHOTOS_PATH}/${id}`, {
    method: 'PATCH',
    headers: { ...version, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  return [created.status, brought.status, brought.headers.get('upload-offset')];
}

/** As phones do once they hear of the new epoch: they ask for all of theirs, and send again what is unknown. */
async function askAndSendAgain(server: ServerProcess, items: readonly Item[]) {
  const ids = items.map(({ id }) => id);
  const { json } = await post(`${server.url}/api/receipts/verify`, { ids });
  const unknown = json['unknown'] as string[];
  const lost = items.filter(({ id }) => unknown.includes(id));
  const answers = await offer(server, lost);
  return { epoch: json['epoch'], unknown, answers };
}

it('a failover that loses acknowledged items begins one epoch, and phones bring back each once', async () => {
  const { databases, wire, servers } = await world();
  const [one, two] = servers;
  const [kept, lost] = [newItems(20), newItems(30)];
  await offer(one, kept);
  await databases.catchUp();
  const before = await epochOf(one);
  await databases.stopReplication();
  expect(statuses([...(await offer(one, lost.slice(0, 15))), ...(await offer(two, lost.slice(15)))])).toEqual(
    lost.map(() => [201, false]),
  );
  await databases.kill();
  // Whatever needs no database is served all the while; who asks whether something can be kept is told that it cannot.
  expect((await ask(`${one.url}/api/alive`)).status).toBe(200);
  expect((await ask(`${one.url}/api/health`)).status).toBe(503);
  wire.lead(databases.standby);
  // It answers, and can keep nothing.
  expect((await ask(`${one.url}/api/health`)).status).toBe(503);
  await databases.promote();
  await vi.waitFor(async () => {
    expect((await ask(`${one.url}/api/health`)).status).toBe(200);
    const epochs = await epochsOf(servers);
    expect(epochs).not.toContain(before);
    expect(new Set(epochs).size).toBe(1);
  }, soon);
  const after = await epochOf(one);
  const { unknown, ...again } = await askAndSendAgain(two, [...kept, ...lost]);
  expect(new Set(unknown)).toEqual(new Set(lost.map(({ id }) => id)));
  expect([again.epoch, statuses(again.answers)]).toEqual([after, lost.map(() => [201, false])]);
  await sleep(LATER_MS);
  expect([...(await epochsOf(servers)), timesSaid(servers)]).toEqual([after, after, 1]);
  expect((await askAndSendAgain(one, [...kept, ...lost])).unknown).toEqual([]);
  expect(await runSql(databases.standby, 'SELECT id FROM reports')).toHaveLength(50);
  expect(await runSql(databases.standby, 'SELECT epoch FROM ended_epochs')).toEqual([{ epoch: before }]);
});

it('a leader that stood still, was replaced, and acknowledges more when it wakes, is found out', async () => {
  const { databases, wire, servers } = await world();
  const [one, two] = servers;
  const kept = newItems(5);
  await Promise.all([offer(one, kept.slice(0, 2)), offer(two, kept.slice(2))]);
  await databases.catchUp();
  const before = await epochOf(one);
  await databases.stopReplication();
  const late = newItems(6);
  databases.freeze();
  const answers = Promise.all([offer(one, late.slice(0, 3)), offer(two, late.slice(3))]);
  // Whatever ends the test before they are looked at is told by itself.
  answers.catch(() => undefined);
  await databases.promote();
  wire.lead(databases.standby);
  databases.wake();
  expect(statuses((await answers).flat())).toEqual(late.map(() => [201, false]));
  await databases.kill();
  await vi.waitFor(async () => {
    const epochs = await epochsOf(servers);
    expect(epochs).not.toContain(before);
    expect(new Set(epochs).size).toBe(1);
  }, soon);
  const { unknown, answers: again } = await askAndSendAgain(one, [...kept, ...late]);
  expect(new Set(unknown)).toEqual(new Set(late.map(({ id }) => id)));
  expect(statuses(again)).toEqual(late.map(() => [201, false]));
  expect(await runSql(databases.standby, 'SELECT id FROM reports')).toHaveLength(11);
  expect(timesSaid(servers)).toBe(1);
});

it('a failover that loses a photo alone, whose last part was acknowledged, begins an epoch, and its phone brings it back', async () => {
  const { databases, wire, servers } = await world();
  const [one, two] = servers;
  const secret = 'a secret of this phone';
  const record = randomUUID();
  const body = { ...report, claimSecretHash: sha256(secret), photosToFollow: 1 };
  expect((await post(`${one.url}/api/report/`, body, record)).status).toBe(201);
  // All that was acknowledged so far is found, and every mark stands above it.
  await sleep(LATER_MS);
  await databases.catchUp();
  const before = await epochOf(one);
  await databases.stopReplication();
  const photo = { id: randomUUID(), bytes: Buffer.concat([JPEG, Buffer.alloc(2_997, 7)]), record, secret };
  expect(await sendPhoto(two, photo)).toEqual([201, 204, '3000']);
  await databases.kill();
  wire.lead(databases.standby);
  await databases.promote();
  await vi.waitFor(async () => {
    const epochs = await epochsOf(servers);
    expect(epochs).not.toContain(before);
    expect(new Set(epochs).size).toBe(1);
  }, soon);
  expect(await sendPhoto(one, photo)).toEqual([201, 204, '3000']);
  await sleep(LATER_MS);
  expect(timesSaid(servers)).toBe(1);
});

it('processes that end together with their database leave nobody who remembers: their next start has phones ask', async () => {
  const { databases, wire, servers, startAgain } = await world();
  const [one, two] = servers;
  const kept = newItems(4);
  await Promise.all([offer(one, kept.slice(0, 2)), offer(two, kept.slice(2))]);
  await sleep(LATER_MS);
  await databases.catchUp();
  const before = await epochOf(one);
  await databases.stopReplication();
  const lost = newItems(6);
  await Promise.all([offer(one, lost.slice(0, 3)), offer(two, lost.slice(3))]);
  await Promise.all([...servers.map((server) => server.kill()), databases.kill()]);
  wire.lead(databases.standby);
  await databases.promote();
  await vi.waitFor(() => runSql(databases.standby, 'CREATE TABLE writable ()'), soon);
  const again = await startAgain();
  const epochs = await epochsOf(again);
  expect(epochs).not.toContain(before);
  expect(new Set(epochs).size).toBe(1);
  expect(timesSaid(again)).toBe(1);
  const { unknown, answers } = await askAndSendAgain(again[0], [...kept, ...lost]);
  expect(new Set(unknown)).toEqual(new Set(lost.map(({ id }) => id)));
  expect(statuses(answers)).toEqual(lost.map(() => [201, false]));
});
