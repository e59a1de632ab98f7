import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { guardsOf } from '../../tests/support/database-guards.ts';
import { ask } from '../../tests/support/server/http.ts';
import { startServer } from '../../tests/support/server-process.ts';
import { isPostmasterRunning } from './postmaster.ts';
import { readPostmaster } from './postmaster-file.ts';

const directory = realpathSync(mkdtempSync(join(tmpdir(), 'relief-left-')));
// PostgreSQL's own user passes through it.
chmodSync(directory, 0o711);
afterAll(() => rmSync(directory, { recursive: true }));

const dataDir = join(directory, `it's $d \\e`);
const cluster = join(dataDir, 'postgresql-18');
const soon = { timeout: 60_000, interval: 50 };

if (process.platform === 'linux') {
  it('a database whose server was killed goes on for those who share it, and ends with the last', async () => {
    const start = async () => {
      const server = await startServer({ dataDir });
      // One that a failed try left behind would be beside the next.
      onTestFinished(() => server.kill());
      return server;
    };
    const guards = () => guardsOf(dataDir).length;
    const first = await start();
    const second = await start();
    const database = readPostmaster(cluster)?.pid;
    expect(guards()).toBe(2);
    await first.kill();
    await expect.poll(guards, soon).toBe(1);
    expect([readPostmaster(cluster)?.pid, isPostmasterRunning(cluster)]).toEqual([database, true]);
    expect((await ask(`${second.url}/api/health`)).status).toBe(200);
    await second.kill();
    await expect.poll(() => isPostmasterRunning(cluster), soon).toBe(false);
    await expect.poll(guards, soon).toBe(0);
    // In order: it left no file behind.
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  });
} else {
  console.warn('a database whose server was killed: left out, processes are looked for as only Linux shows them');
}
