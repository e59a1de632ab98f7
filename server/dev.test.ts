import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leasePort, type LeasedPort } from '../tests/support/leased-port.ts';
import { report } from '../tests/support/server/bodies.ts';
import { ask, post } from '../tests/support/server/http.ts';
import { ownSettings } from '../tests/support/server-process.ts';
import { projectRoot } from './project-root.ts';

/** Processes are looked for where only Linux shows them. */
const isLinux = process.platform === 'linux';
const soon = { timeout: 90_000, interval: 50 };

let home: string;
let lease: LeasedPort;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'relief-dev-'));
  // PostgreSQL's own user passes through it.
  chmodSync(home, 0o711);
  lease = await leasePort();
});
afterAll(async () => {
  for (const pid of left()) process.kill(pid, 'SIGKILL');
  await lease.release();
  rmSync(join(projectRoot(), 'build', 'dev', String(lease.port)), { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
});

/** `npm run dev` in a terminal of its own. */
function dev() {
  const env = {
    ...ownSettings({ port: lease.port, dataDir: join(home, 'data') }),
    npm_config_update_notifier: 'false',
  };
  const child = spawn('npm', ['run', 'dev'], {
    cwd: projectRoot(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /^Relief Relay is ready at (http:\S+), from its sources/m.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(`it did not start:\n${said}`)));
  });
  return { group: -(child.pid ?? Number.NaN), ready, ended };
}

/** Every process of these runs: each has the data directory among its settings or its arguments. */
function left(): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.filter((pid) => told(pid).includes(home)).map(Number);
}

function told(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8') + readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It has ended by now.
    return '';
  }
}

const scriptOf = (pids: readonly number[]) =>
  pids.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('node\0scripts/dev.mjs')) ?? Number.NaN;

if (isLinux) {
  it('npm run dev serves the page from its sources and the API beneath it, and leaves nothing behind, killed or not', async () => {
    const first = dev();
    const url = await first.ready;
    const page = await ask(`${url}/report-disaster`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(page.text).toContain('src="/@vite/client"');
    const source = await ask(`${url}/src/main.tsx`);
    expect([source.status, source.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    expect((await ask(`${url}/api/health`)).json).toMatchObject({ success: true, status: 'ok' });
    const id = randomUUID();
    expect((await post(`${url}/api/report/`, report, id)).status).toBe(201);

    process.kill(scriptOf(left()), 'SIGKILL');
    // On the same port and the same data, and at once: what the killed run leaves is in nobody's way.
    const second = dev();
    const again = await second.ready;
    expect(again).toBe(url);
    expect((await post(`${again}/api/report/`, report, id)).headers.get('idempotent-replayed')).toBe('true');
    // As Ctrl-C does.
    process.kill(second.group, 'SIGINT');
    expect(await second.ended).toBe(0);
    await expect.poll(left, soon).toEqual([]);
  });
}
