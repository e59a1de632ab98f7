import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { availablePostgres, runSql, startPostgres } from '../tests/support/postgres.ts';
import { sharedPostgres } from '../tests/support/shared-postgres.ts';
import { madeMap } from '../tests/support/made-map.ts';
import { runServer, startServer } from '../tests/support/server-process.ts';
import { guardsOf } from '../tests/support/database-guards.ts';
import { readPostmaster } from './postgres/postmaster-file.ts';
import { report } from '../tests/support/server/bodies.ts';
import { ask, post } from '../tests/support/server/http.ts';
import { languageCodes } from '../contract/enumerations.ts';
import { texts } from './texts.ts';

const directory = mkdtempSync(join(tmpdir(), 'relief-process-'));
// PostgreSQL's own user passes through it.
chmodSync(directory, 0o711);

afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('the process', () => {
  const postgres = sharedPostgres('embedded');
  const dataDir = join(directory, 'unused');

  it('stops at once though a browser opened a connection ahead of need and said nothing on it', async () => {
    const { url: databaseUrl } = await postgres.createDatabase();
    const server = await startServer({ databaseUrl, dataDir });
    const silent = connect(server.port, '127.0.0.1');
    silent.on('error', () => undefined);
    await once(silent, 'connect');
    expect(await server.stop()).toBe(0);
  });

  it('keeps receipts and epoch over a restart', async () => {
    const { url: databaseUrl } = await postgres.createDatabase();
    const id = randomUUID();
    const first = await startServer({ databaseUrl, dataDir });
    const answer = await post(`${first.url}/api/report/`, report, id);
    const before = await ask(`${first.url}/api/health`);
    await first.kill();
    const second = await startServer({ databaseUrl, dataDir });
    const again = await post(`${second.url}/api/report/`, report, id);
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([answer.text, 'true']);
    expect((await ask(`${second.url}/api/health`)).json).toEqual(before.json);
    await second.stop();
  });

  it('serves its base map by ranges and tells phones of it; of a file that is none it says so, and tells them nothing', async () => {
    const { url: databaseUrl } = await postgres.createDatabase();
    const PMTILES_FILE = join(directory, 'base-map.pmtiles');
    writeFileSync(PMTILES_FILE, madeMap());
    const first = await startServer({ databaseUrl, dataDir, env: { PMTILES_FILE } });
    const { json } = await ask(`${first.url}/api/config`);
    expect(json['data']).toMatchObject({ pmtilesUrl: '/base-map.pmtiles' });
    const headers = { range: 'bytes=0-6', 'accept-encoding': 'gzip, br' };
    const part = await ask(`${first.url}/base-map.pmtiles`, { headers });
    expect([part.status, part.text]).toEqual([206, 'PMTiles']);
    expect(part.headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(part.headers.get('content-encoding')).toBeNull();
    expect(part.headers.get('cross-origin-embedder-policy')).toBeNull();
    expect(first.log()).not.toContain('There is no base map');
    await first.stop();

    rmSync(PMTILES_FILE);
    const second = await startServer({ databaseUrl, dataDir, env: { PMTILES_FILE } });
    expect(second.log()).toContain(texts.noBaseMap(PMTILES_FILE, 'unreadable'));
    expect((await ask(`${second.url}/api/config`)).json['data']).not.toHaveProperty('pmtilesUrl');
    expect((await ask(`${second.url}/base-map.pmtiles`, { headers })).status).toBe(404);
    await second.stop();
  });

  it('tells phones how long an acceptance stays, and gives free what is overdue as soon as it runs', async () => {
    const { url: databaseUrl } = await postgres.createDatabase();
    const env = { ACCEPT_ASK_MINUTES: '10', ACCEPT_RELEASE_MINUTES: '5' };
    const first = await startServer({ databaseUrl, dataDir, env });
    const { json } = await ask(`${first.url}/api/config`);
    expect(json['data']).toMatchObject({ acceptance: { askMinutes: 10, releaseMinutes: 5 } });
    const [account, disaster] = [randomUUID(), randomUUID()];
    await post(`${first.url}/api/report/`, report, disaster);
    await runSql(
      databaseUrl,
      `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
       VALUES ($1, 'Asha', 'a@example.org', 'a@example.org', '', 'volunteer', 'approved', now(), '', '')`,
      [account],
    );
    await runSql(
      databaseUrl,
      `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, asked_at)
       SELECT gen_random_uuid(), $1, $2, 'accepted', moment, moment, moment + interval '10 minutes'
       FROM (SELECT now() - interval '15 minutes' AS moment) AS past`,
      [account, disaster],
    );
    expect(await first.stop()).toBe(0);
    const second = await startServer({ databaseUrl, dataDir, env });
    const states = () => runSql(databaseUrl, 'SELECT state, why FROM acceptances');
    await expect.poll(states).toEqual([{ state: 'released', why: 'no-step' }]);
    expect(await second.stop()).toBe(0);
  });
});

describe.each(availablePostgres())('the process on %s', (kind) => {
  const postgres = sharedPostgres(kind);
  const dataDir = join(directory, 'unused');

  it('starts four times at once on one empty database', async () => {
    const { url: databaseUrl } = await postgres.createEmptyDatabase();
    const servers = await Promise.all(Array.from({ length: 4 }, () => startServer({ databaseUrl, dataDir })));
    const epochs = await Promise.all(servers.map(async ({ url }) => (await ask(`${url}/api/health`)).json['epoch']));
    expect(new Set(epochs).size).toBe(1);
    const id = randomUUID();
    const answers = await Promise.all(servers.map(({ url }) => post(`${url}/api/report/`, report, id)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await runSql(databaseUrl, 'SELECT id FROM reports')).toHaveLength(1);
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0, 0]);
  });

  it('commits to disk even where the database or role would not wait for it', async () => {
    const { url: databaseUrl } = await postgres.createDatabase();
    const name = new URL(databaseUrl).pathname.slice(1);
    await runSql(postgres.adminUrl, `ALTER DATABASE ${name} SET synchronous_commit = off`);
    const { openPool } = await import('./store/database/pool.ts');
    const pool = openPool({ connectionString: databaseUrl, onIdleError: () => undefined });
    const { rows } = await pool.query('SHOW synchronous_commit');
    await pool.end();
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });
});

it('refuses a database that does not sync', async () => {
  const postgres = await startPostgres('embedded', { settings: { fsync: 'off' } });
  const { url: databaseUrl } = await postgres.createDatabase();
  const { code, stdout, stderr } = await runServer({ databaseUrl, dataDir: join(directory, 'fsync') });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim()).toBe(
    'The database runs with fsync=off and would lose saved reports in a power cut: set fsync=on.',
  );
  await postgres.stop();
});

it('says in one sentence what keeps it from starting, and exits with 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const postgres = sharedPostgres('embedded');
  const { url: databaseUrl } = await postgres.createDatabase();
  const file = join(directory, 'file');
  writeFileSync(file, '');
  const cases = [
    [
      { port, databaseUrl, dataDir: join(directory, 'p') },
      /^Port \d+ is already in use( by process \d+ \(.+\))?: set PORT to a free one\.$/,
    ],
    [
      { databaseUrl, dataDir: join(file, 'inside') },
      /^DATA_DIR \S+ cannot be written to \(ENOTDIR\): choose a directory of this user\.$/,
    ],
    [
      { databaseUrl: 'postgres://u:p@127.0.0.1:1/x', dataDir: join(directory, 'p') },
      /^The database does not let us in \(ECONNREFUSED\): check DATABASE_URL\.$/,
    ],
  ] as const;
  for (const [options, sentence] of cases) {
    const { code, stdout, stderr } = await runServer(options);
    const words = stderr
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{'));
    expect([code, stdout, words.length]).toEqual([1, '', 1]);
    expect(words[0]).toMatch(sentence);
  }
  const wrong = await runServer({ env: { PORT: 'x', DATABASE_URL: 'x', EMERGENCY_NUMBER: 'x' } });
  expect(wrong.code).toBe(1);
  for (const name of ['PORT', 'DATABASE_URL', 'EMERGENCY_NUMBER'])
    expect(wrong.stderr).toContain(`  ${name} should be `);
  taken.close();
});

describe('the embedded database', () => {
  const dataDir = join(directory, 'embedded');
  const cluster = join(dataDir, 'postgresql-18');
  const id = randomUUID();

  it('starts from nothing with secrets for its owner only, and listens on no network', async () => {
    const server = await startServer({ dataDir });
    expect((await post(`${server.url}/api/report/`, report, id)).status).toBe(201);
    const { json: told } = await ask(`${server.url}/api/config`);
    expect(told).toMatchObject({ data: { languages: languageCodes, hasAdmin: false } });
    expect(statSync(join(dataDir, 'postgresql-18.password')).mode & 0o777).toBe(0o600);
    expect(statSync(cluster).mode & 0o777).toBe(0o700);
    expect(readPostmaster(cluster)?.host).toMatch(/^\//);
    expect(await server.stop()).toBe(0);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
    expect(readdirSync(dataDir).filter((name) => name.includes('-new-'))).toEqual([]);
  });

  it('is adopted after its server was killed, and then stopped', async () => {
    const first = await startServer({ dataDir });
    const before = readPostmaster(cluster)?.pid;
    // On a busy machine the next start may come later than the guard asks a left database to end: here nobody asks it.
    for (const pid of guardsOf(dataDir)) process.kill(pid, 'SIGKILL');
    await first.kill();
    const second = await startServer({ dataDir });
    expect(readPostmaster(cluster)?.pid).toBe(before);
    expect((await post(`${second.url}/api/report/`, report, id)).headers.get('idempotent-replayed')).toBe('true');
    expect(await second.stop()).toBe(0);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  });

  it('starts although a power cut left the file of a process whose number another has now', async () => {
    writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n${cluster}\n\n1 1\nready\n`);
    const server = await startServer({ dataDir });
    expect((await post(`${server.url}/api/report/`, report, id)).headers.get('idempotent-replayed')).toBe('true');
    // A crash of the database itself: the next start replays its log.
    process.kill(readPostmaster(cluster)?.pid ?? 0, 'SIGKILL');
    await server.kill();
    const next = await startServer({ dataDir });
    expect((await post(`${next.url}/api/report/`, report, id)).headers.get('idempotent-replayed')).toBe('true');
    await next.stop();
  });

  it('serves two processes that share a data directory, and ends with the last', async () => {
    const shared = join(directory, 'shared');
    const [a, b] = await Promise.all([startServer({ dataDir: shared }), startServer({ dataDir: shared })]);
    expect(await a.stop()).toBe(0);
    expect((await post(`${b.url}/api/report/`, report, id)).status).toBe(201);
    expect(await b.stop()).toBe(0);
    expect(existsSync(join(shared, 'postgresql-18', 'postmaster.pid'))).toBe(false);
  });

  it('finds a place where its own user may go when the data directory lies in a private home', async () => {
    const home = join(directory, 'private');
    mkdirSync(home, { mode: 0o700 });
    const privateDir = join(home, 'data');
    const first = await startServer({ dataDir: privateDir });
    expect((await post(`${first.url}/api/report/`, report, id)).status).toBe(201);
    await first.stop();
    const second = await startServer({ dataDir: privateDir });
    expect((await post(`${second.url}/api/report/`, report, id)).headers.get('idempotent-replayed')).toBe('true');
    await second.stop();
    const real = realpathSync(join(privateDir, 'postgresql-18'));
    const isElsewhere = process.getuid?.() === 0;
    expect(real.startsWith(privateDir)).toBe(!isElsewhere);
    // Whoever makes copies has to know of it, at each start.
    const words = texts.clusterElsewhere(real, join(realpathSync(privateDir), 'keys.json'));
    for (const { log } of [first, second]) expect(log().includes(words)).toBe(isElsewhere);
    rmSync(dirname(real), { recursive: true });
  });
});
