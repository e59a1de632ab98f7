import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { endAll, plantProject, type PlantedProject } from '../tests/support/planted-start.ts';
import { runSql } from '../tests/support/postgres.ts';
import { ask } from '../tests/support/server/http.ts';
import { runServer, startServer } from '../tests/support/server-process.ts';
import { sharedPostgres } from '../tests/support/shared-postgres.ts';
import { texts } from './texts.ts';

/** Processes are looked for where only Linux shows them. */
const isLinux = process.platform === 'linux';
const canMount = isLinux && process.getuid?.() === 0 && existsSync('/dev/loop-control');
const soon = { timeout: 60_000, interval: 50 };

/** A directory for the time of a test. */
function temporary(): string {
  const directory = mkdtempSync(join(tmpdir(), 'relief-starts-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

const kill = (pid: number | undefined, signal: NodeJS.Signals) => process.kill(pid ?? Number.NaN, signal);

function starts(): void {
  let project: PlantedProject;
  let databaseUrl: string;

  beforeAll(async () => {
    project = plantProject(`relief, a$b "c" 'd'`);
    ({ url: databaseUrl } = await sharedPostgres('embedded').createDatabase());
  });
  afterEach(() => endAll(project));
  afterAll(() => project.remove());

  const left = () => [...project.processes().keys()];
  const everything = ['npm', 'scripts/start.mjs', 'server/main.js'];

  it.each([
    ['npm', 'SIGTERM', 0],
    ['npm', 'SIGINT', 0],
    ['npm', 'SIGKILL', null],
    ['scripts/start.mjs', 'SIGKILL', null],
  ] as const)('ends whole, and in order, when %s gets %s', async (who, signal, code) => {
    const start = project.start({ databaseUrl });
    const url = await start.ready;
    expect((await ask(`${url}/api/health`)).status).toBe(200);
    expect(left()).toEqual(expect.arrayContaining(everything));
    kill(project.processes().get(who), signal);
    await expect.poll(left, soon).toEqual([]);
    if (who === 'npm') expect(await start.ended).toBe(code);
  });

  it('lives on when whoever read its output goes away, and says to a second one who has the port', async () => {
    const start = project.start({ databaseUrl });
    const url = await start.ready;
    start.child.stdout?.destroy();
    start.child.stderr?.destroy();
    for (let line = 0; line < 20; line += 1) expect((await ask(`${url}/api/health`)).status).toBe(200);
    const server = project.processes().get('server/main.js');
    const dataDir = join(project.root, 'never made');
    const second = project.start({ port: Number(new URL(url).port), dataDir });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`by Relief Relay itself, process ${server} in ${project.root}.`);
    expect(second.said()).toContain(`End it with "kill ${server}"`);
    expect(existsSync(dataDir)).toBe(false);
    kill(server, 'SIGTERM');
    await expect.poll(left, soon).toEqual([]);
  });

  it('under nohup it outlives its terminal, and npm with it', async () => {
    // As a shell tells its commands.
    const start = project.start({ databaseUrl, env: { _: '/usr/bin/nohup' } });
    const url = await start.ready;
    kill(-(start.child.pid ?? Number.NaN), 'SIGHUP');
    expect(await start.ended).toBe(null);
    // Longer than it takes to notice that npm is gone.
    for (let look = 0; look < 8; look += 1) {
      await sleep(100);
      expect((await ask(`${url}/api/health`)).status).toBe(200);
    }
    kill(project.processes().get('scripts/start.mjs'), 'SIGTERM');
    await expect.poll(left, soon).toEqual([]);
  });

  it('refuses what it can tell before anything is installed', async () => {
    rmSync(join(project.root, 'node_modules'));
    const cases = [
      [{ env: { PORT: 'abc', HOST: 'a b' } }, ['PORT should be a whole number', 'HOST should be']],
      [{ dataDir: '/proc/x' }, ['DATA_DIR /proc/x cannot be written to (ENOENT): choose a directory of this user.']],
    ] as const;
    for (const [options, words] of cases) {
      const start = project.start(options);
      expect(await start.ended).toBe(1);
      for (const word of words) expect(start.said()).toContain(word);
      expect(start.said()).not.toMatch(/step 1|^ +at /m);
    }
    expect(existsSync(join(project.root, 'node_modules'))).toBe(false);
  });
}

if (isLinux) describe('npm start', starts);
else console.warn('npm start: left out, processes are looked for as only Linux shows them');

it('a database of the next version is worked with: that one was taken back', async () => {
  const { url: databaseUrl } = await sharedPostgres('embedded').createDatabase();
  await runSql(databaseUrl, `INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '2030')`);
  const server = await startServer({ databaseUrl, dataDir: temporary() });
  expect((await ask(`${server.url}/api/health`)).status).toBe(200);
  await server.stop();
});

it('a database of a version that works with this one no more is left as it is, in words', async () => {
  const { url: databaseUrl } = await sharedPostgres('embedded').createDatabase();
  await runSql(databaseUrl, `INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '2030')`);
  await runSql(databaseUrl, `UPDATE server_state SET value = '9998-before' WHERE name = 'fits_since'`);
  const { code, stderr } = await runServer({ databaseUrl, dataDir: temporary() });
  expect([code, stderr.trim()]).toEqual([1, texts.newerDatabase]);
});

async function smallDisk(): Promise<void> {
  const disk = temporary();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=60m,mode=711', 'none', disk]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
  const { code, stderr } = await runServer({ dataDir: join(disk, 'data') });
  expect([code, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^A new database needs 101 MB, and \S+ has \d+ MB left: /),
  ]);
  expect(readdirSync(join(disk, 'data'))).toEqual([]);
}

async function readOnlyCheckout(): Promise<void> {
  const project = plantProject('read-only');
  rmSync(join(project.root, 'build', 'inputs.sha256'));
  execFileSync('mount', ['--bind', project.root, project.root]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', project.root]);
    project.remove();
  });
  execFileSync('mount', ['-o', 'remount,bind,ro', project.root]);
  const start = project.start({ dataDir: temporary() });
  expect(await start.ended).toBe(1);
  expect(start.said()).toContain('cannot be written to (EROFS). Run "npm run build" where it can be');
  expect(start.said()).not.toMatch(/^ +at /m);
}

if (canMount) {
  it('a disk that is too small for a database is said before one is made', smallDisk);
  it('a checkout that can only be read, and is not built, is refused in words', readOnlyCheckout);
} else {
  console.warn('a small disk, a read-only checkout: left out, they need root and loop devices');
}
