import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A port that is nobody else's until it is given back, also while nobody listens at it. */
export interface LeasedPort {
  readonly port: number;
  release(): Promise<void>;
}

/** Below what operating systems give to whoever asks for any port, and to the near end of every connection. */
const FIRST = 20_000;
const COUNT = 12_000;
const LEASES = join(tmpdir(), `relay-ports-${userInfo().uid}`);

/**
 * For a server that a test stops and starts again. At a port that the system chose, another test's server could stand
 * by then: the one could not start, and the other would take what this test's phone sends.
 */
export async function leasePort(): Promise<LeasedPort> {
  await mkdir(LEASES, { recursive: true });
  const start = Math.floor(Math.random() * COUNT);
  for (let step = 0; step < COUNT; step += 1) {
    const port = FIRST + ((start + step) % COUNT);
    const lease = join(LEASES, String(port));
    if (!(await take(lease))) continue;
    const release = () => rm(lease, { force: true });
    if (await isFree(port)) return { port, release };
    await release();
  }
  throw new Error(`no free port from ${FIRST} to ${FIRST + COUNT - 1}`);
}

async function take(lease: string): Promise<boolean> {
  try {
    await writeFile(lease, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // Whoever was killed gave nothing back; the next round of tests finds the place empty.
    const holder = Number(await readFile(lease, 'utf8').catch(() => ''));
    if (holder > 0 && !isAlive(holder)) await rm(lease, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
