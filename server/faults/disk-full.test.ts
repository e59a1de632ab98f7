import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import type { ItemAnswer } from '../../contract/calls/outbox.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { runSql } from '../../tests/support/postgres.ts';
import { startApp } from '../../tests/support/server/start-app.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { startServer, type ServerProcess } from '../../tests/support/server-process.ts';
import { readPostmaster } from '../postgres/postmaster-file.ts';
import { unprivilegedUser } from '../postgres/unprivileged-user.ts';

const directory = realpathSync(mkdtempSync(join(tmpdir(), 'relief-disk-')));
// PostgreSQL's own user passes through it.
chmodSync(directory, 0o711);
const disk = join(directory, 'disk');
const tables = join(directory, 'tables');
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/dev/loop-control');
afterAll(() => {
  if (existsSync(join(disk, 'lost+found'))) execFileSync('umount', ['--lazy', disk]);
  rmSync(directory, { recursive: true });
});

const MEGABYTE = 1024 * 1024;
const soon = { timeout: 60_000, interval: 250 };

type Item = ReturnType<typeof batchItem>;
const newItems = (count: number): Item[] =>
  Array.from({ length: count }, () =>
    batchItem(randomUUID(), 'reportDisaster', { ...report, description: randomUUID().repeat(400) }),
  );
const offer = ({ url }: ServerProcess, items: readonly Item[]) => post(`${url}/api/outbox`, { items });
const isKept = (answer: ItemAnswer) => answer.status === 201;

/** Of the embedded database, by /proc. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The program's name may hold blanks and stands in brackets before the parent's number.
      const fields = readFileSync(`/proc/${name}/stat`, 'latin1')
        .replace(/^.*\) /s, '')
        .split(' ');
      return Number(fields[1]) === parent ? [Number(name)] : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

function endAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) process.kill(pid, signal);
}

const postmasterOf = (cluster: string) => readPostmaster(cluster)?.pid ?? 0;

it('an embedded database that ended by itself is started again, at the same place, with all it had acknowledged', async () => {
  // Its own for each try: a server that a failed one left behind would start the database in place of this one's.
  const dataDir = join(directory, randomUUID());
  const cluster = join(dataDir, 'postgresql-18');
  const server = await startServer({ dataDir });
  onTestFinished(async () => void (await server.stop()));
  const before = readPostmaster(cluster);
  const items: Item[] = [];
  const sendOne = async () => {
    const one = newItems(1);
    expect((await offer(server, one)).status).toBe(200);
    items.push(...one);
  };
  await sendOne();
  const ways: [string, () => void][] = [
    // As it ends when it can no longer write: all connections closed, in order, for good.
    ['ended', () => endAll([postmasterOf(cluster)], 'SIGINT')],
    ['killed', () => endAll([postmasterOf(cluster)], 'SIGKILL')],
  ];
  if (process.platform === 'linux') {
    const all = () => [postmasterOf(cluster), ...childrenOf(postmasterOf(cluster))];
    ways.push(['killed with all of its processes', () => endAll(all(), 'SIGKILL')]);
  }
  for (const [index, [way, end]] of ways.entries()) {
    const last = postmasterOf(cluster);
    end();
    await vi.waitFor(() => expect([way, postmasterOf(cluster)]).not.toEqual([way, last]), soon);
    await vi.waitFor(async () => expect((await ask(`${server.url}/api/health`)).status).toBe(200), soon);
    expect((await ask(`${server.url}/api/alive`)).status).toBe(200);
    await vi.waitFor(sendOne, soon);
    // It answers a moment before the start has seen that it does: ended again by then, it would be one start for both.
    await vi.waitFor(
      () => expect(server.log().match(/The embedded PostgreSQL runs again\./g)).toHaveLength(index + 1),
      soon,
    );
  }
  const { json } = await offer(server, items);
  expect((json['answers'] as ItemAnswer[]).map(({ status, replayed }) => [status, replayed])).toEqual(
    items.map(() => [201, true]),
  );
  expect(readPostmaster(cluster)).toEqual({ ...before, pid: expect.any(Number) as number });
  expect(await server.stop()).toBe(0);
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
}, 200_000);

it('a killed process of the database costs what was under way, and nothing that was acknowledged', async () => {
  const dataDir = join(directory, 'backend');
  const cluster = join(dataDir, 'postgresql-18');
  const server = await startServer({ dataDir });
  const items = newItems(40);
  const offered = items.slice(0, 20);
  expect((await offer(server, offered)).status).toBe(200);
  const postmaster = postmasterOf(cluster);
  if (process.platform === 'linux') endAll(childrenOf(postmaster).slice(-1), 'SIGKILL');
  await vi.waitFor(async () => expect((await offer(server, items)).status).toBe(200), soon);
  const { json } = await offer(server, items);
  expect((json['answers'] as ItemAnswer[]).every((answer) => isKept(answer) && answer.replayed)).toBe(true);
  expect(postmasterOf(cluster)).toBe(postmaster);
  expect(await server.stop()).toBe(0);
}, 200_000);

function mountDisk(): void {
  const image = join(directory, 'image');
  mkdirSync(disk);
  // PostgreSQL's programs are copied to it, 58 MB; its files and its log take 40.
  execFileSync('truncate', ['--size=180M', image]);
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
  execFileSync('mount', ['-o', 'loop', image, disk]);
  chmodSync(disk, 0o711);
}

/** Leaves that many bytes. */
function fillDisk(filler: string, left: number): void {
  const { bavail, bsize } = statfsSync(disk);
  execFileSync('fallocate', ['--length', String(bavail * bsize - left), filler]);
}

async function fullDisk(): Promise<void> {
  mountDisk();
  const filler = join(disk, 'filler');
  const server = await startServer({ dataDir: join(disk, 'data') });
  const items: Item[] = [];
  const acknowledged = new Set<string>();
  const send = async () => {
    const batch = newItems(20);
    items.push(...batch);
    const answer = await offer(server, batch);
    const answers = (answer.json['answers'] ?? []) as ItemAnswer[];
    answers.filter(isKept).forEach(({ id }) => acknowledged.add(id));
    return answer;
  };
  expect((await send()).status).toBe(200);
  fillDisk(filler, 6 * MEGABYTE);

  let answer = await send();
  for (let sent = 0; answer.status === 200 && sent < 2_000; sent += 1) answer = await send();
  for (let again = 0; again < 10; again += 1) {
    expect([answer.status, answer.json['kind'], answer.headers.get('retry-after')]).toEqual([503, 'busy', '5']);
    // Who asks whether something can be kept hears the same, each time; the process itself is well.
    const health = await ask(`${server.url}/api/health`);
    expect([health.status, health.json['kind']]).toEqual([503, 'busy']);
    expect((await ask(`${server.url}/api/alive`)).status).toBe(200);
    answer = await send();
  }
  const single = await post(`${server.url}/api/report/`, items.at(-1)?.body, items.at(-1)?.id);
  expect([single.status, single.headers.get('retry-after')]).toEqual([503, '5']);
  await vi.waitFor(
    () => expect(server.log()).toMatch(/The disk of .* is full \(.*\): nothing more can be saved/),
    soon,
  );

  rmSync(filler);
  await vi.waitFor(async () => expect((await send()).status).toBe(200), soon);
  await vi.waitFor(async () => expect((await ask(`${server.url}/api/health`)).status).toBe(200), soon);
  const replayed = new Set<string>();
  for (let start = 0; start < items.length; start += 20) {
    const { json } = await offer(server, items.slice(start, start + 20));
    const answers = json['answers'] as ItemAnswer[];
    expect(answers.every(isKept)).toBe(true);
    answers.filter((each) => each.replayed).forEach(({ id }) => replayed.add(id));
  }
  // Whatever was acknowledged, before or after, was there already.
  expect([...acknowledged].filter((id) => !replayed.has(id))).toEqual([]);
  expect(await server.stop()).toBe(0);
}

/** A full disk on which what is written anew in its place still fits: of tables alone, as where the log has a disk of its own. */
async function fullTablespace(): Promise<void> {
  const found = unprivilegedUser();
  if (!found.ok || found.value === undefined) throw new Error('root runs PostgreSQL as another user');
  const { uid, gid } = found.value;
  mkdirSync(tables, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=96m,uid=${uid},gid=${gid},mode=0700`, 'tmpfs', tables]);
  const postgres = sharedPostgres('embedded');
  const database = await postgres.createDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await runSql(postgres.adminUrl, `CREATE TABLESPACE small LOCATION '${tables}'`);
  onTestFinished(async () => {
    await database.drop();
    await runSql(postgres.adminUrl, 'DROP TABLESPACE small');
    execFileSync('umount', [tables]);
  });
  await runSql(postgres.adminUrl, `ALTER DATABASE ${name} SET TABLESPACE small`);
  const app = await startApp(postgres, { databaseUrl: database.url });
  onTestFinished(() => app.close());
  const health = async () => (await ask(`${app.url}/api/health`)).status;
  const save = async () =>
    (await post(`${app.url}/api/report/`, { ...report, description: randomUUID().repeat(40) }, randomUUID())).status;
  expect([await save(), await health()]).toEqual([201, 200]);
  await app.query('CREATE TABLE filler (wide text)');
  await app.query('ALTER TABLE filler ALTER COLUMN wide SET STORAGE PLAIN');
  for (const rows of [1_000, 100, 10, 1]) {
    const fill = () => app.query(`INSERT INTO filler SELECT repeat('x', 8000) FROM generate_series(1, ${rows})`);
    while (
      await fill().then(
        () => true,
        () => false,
      )
    );
  }
  // What its pages have left: where one save finds no room, a later one may.
  for (let sent = 0, refused = 0; refused < 20 && sent < 1_000; sent += 1) {
    refused = (await save()) === 201 ? 0 : refused + 1;
  }
  const statuses: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) statuses.push(await save(), await health());
  expect(statuses.filter((status) => status !== 503)).toEqual([]);
  await app.query('DROP TABLE filler');
  expect([await save(), await health()]).toEqual([201, 200]);
}

if (canMount) {
  it('F37: a full disk of tables alone is no ready server, each time that somebody asks', fullTablespace, 300_000);
  it('F37: with a full disk nothing is acknowledged that is not there; with space it goes on', fullDisk, 300_000);
} else {
  console.warn('F37 (full disk) skipped: needs root, loop devices and mounts');
}
