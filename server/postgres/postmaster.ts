import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { SUPERUSER } from './make-cluster.ts';
import { isAlive, isPostgresProcess, POSTMASTER_FILE, readPostmaster, type Postmaster } from './postmaster-file.ts';
import { runAs } from './run-as.ts';
import type { User } from './unprivileged-user.ts';

export interface PostmasterPlan {
  binDir: string;
  cluster: string;
  user: User | undefined;
  password: string;
  settings: Record<string, string>;
  logFile: string;
  /** Where it must listen, so that those who know it find it again; absent: wherever it can. */
  at?: Postmaster;
}

/** Milliseconds. Replaying the log after a power cut can take minutes on a slow card. */
const START_MS = 5 * 60_000;
const STEP_MS = 25;
/** After a crash the old server's processes need a moment to leave before a new one may start. */
const STARTS = 20;
const AGAIN_MS = 250;
const LOG_BYTES = 4 * 1024 * 1024;
const PORT = 5432;
/** Bytes of a Unix socket's path that every system takes. */
const SOCKET_PATH = 100;

/**
 * A running server on this cluster: the one that a killed process of ours left behind, else a new one.
 * It is a process of its own that outlives us; `stopPostmaster` ends it.
 */
export async function startPostmaster(plan: PostmasterPlan): Promise<Result<Postmaster, string>> {
  const deadline = Date.now() + START_MS;
  let starts = 0;
  let isStarting = false;
  while (Date.now() < deadline) {
    const running = readPostmaster(plan.cluster);
    if (running !== undefined && isPostgresProcess(running.pid)) {
      const answer = await probe(plan, running);
      if (answer === 'ready') return ok(running);
      if (answer === 'foreign') {
        return failed(`${plan.cluster} is served by another PostgreSQL, process ${running.pid}: stop that one first.`);
      }
    } else if (!isStarting) {
      if (starts === STARTS) return failed(`The embedded PostgreSQL does not start: ${lastLine(plan.logFile)}`);
      starts += 1;
      isStarting = true;
      if (starts > 1) await sleep(AGAIN_MS);
      removeMisleadingFile(plan.cluster, running);
      spawnServer(plan, await listenSettings(plan)).once('exit', () => (isStarting = false));
    }
    await sleep(STEP_MS);
  }
  return failed(`The embedded PostgreSQL takes too long to start: ${lastLine(plan.logFile)}`);
}

/** Its process is there, whether it answers or not. */
export function isPostmasterRunning(cluster: string): boolean {
  const running = readPostmaster(cluster);
  return running !== undefined && isPostgresProcess(running.pid);
}

/** Waits until it has written everything and ended. Callers have closed their connections. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = askToStop(cluster);
  if (pid === undefined) return;
  while (isPostgresProcess(pid)) await sleep(STEP_MS);
}

/** Asks it to end (a fast shutdown) and does not wait. */
export function askToStop(cluster: string): number | undefined {
  const running = readPostmaster(cluster);
  if (running === undefined || !isPostgresProcess(running.pid)) return undefined;
  process.kill(running.pid, 'SIGINT');
  return running.pid;
}

/**
 * After a power cut the number in the file may belong to something else by now, and the server would take that for
 * itself. Where nothing has the number the server knows better than we do: its children may still be there.
 */
function removeMisleadingFile(cluster: string, stale: Postmaster | undefined): void {
  if (stale !== undefined && isAlive(stale.pid)) rmSync(join(cluster, POSTMASTER_FILE), { force: true });
}

function spawnServer({ binDir, cluster, user, settings, logFile }: PostmasterPlan, listen: Record<string, string>) {
  if (existsSync(logFile) && statSync(logFile).size > LOG_BYTES) truncateSync(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const options = Object.entries({ ...settings, ...listen }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = runAs(user, join(binDir, 'postgres'), ['-D', cluster, ...options], {
    cwd: '/',
    // A group of its own: Ctrl+C in the terminal is for us, and we stop it in order.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.on('error', () => undefined);
  child.unref();
  return child;
}

/** A Unix socket that nobody else can open; loopback where there are none. */
async function listenSettings({ cluster, user, at }: PostmasterPlan): Promise<Record<string, string>> {
  if (at !== undefined) {
    const isSocket = at.host.startsWith('/');
    return {
      listen_addresses: isSocket ? '' : at.host,
      port: String(at.port),
      unix_socket_directories: isSocket ? inList(at.host) : '',
      unix_socket_permissions: '0700',
    };
  }
  if (process.platform === 'win32') {
    return { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' };
  }
  const isShort = Buffer.byteLength(`${cluster}/.s.PGSQL.${PORT}`) <= SOCKET_PATH;
  const directory = isShort ? cluster : mkdtempSync(join(realpathSync(tmpdir()), 'relief-'));
  if (!isShort && user !== undefined) chownSync(directory, user.uid, user.gid);
  return {
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: inList(directory),
    unix_socket_permissions: '0700',
  };
}

/** As one entry of a list: commas, quotes and blanks in it are its own. */
function inList(directory: string): string {
  return `"${directory.replaceAll('"', '""')}"`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function probe({ cluster, password }: PostmasterPlan, { host, port }: Postmaster) {
  const client = new pg.Client({ host, port, user: SUPERUSER, password, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ directory: string }>(`SELECT current_setting('data_directory') AS directory`);
    const isOurs = rows[0] !== undefined && realpathSync(rows[0].directory) === realpathSync(cluster);
    return isOurs ? 'ready' : 'foreign';
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    return code === '28P01' ? 'foreign' : 'not yet';
  } finally {
    await client.end().catch(() => undefined);
  }
}

function lastLine(logFile: string): string {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n') : [];
  return lines.at(-1) ?? `see ${logFile}`;
}
