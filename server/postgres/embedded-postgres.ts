import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { prepareBinaries } from './binaries.ts';
import { fullDisk } from './full-disk.ts';
import { clusterHome } from './home.ts';
import { keepRunning, type Supervision } from './keep-running.ts';
import { lackOfRoom, makeCluster, SUPERUSER } from './make-cluster.ts';
import { findNativePackage, type NativePackage } from './native-package.ts';
import { askToStop, isPostmasterRunning, startPostmaster, stopPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster-file.ts';
import { secretFile } from './secret-file.ts';
import { settings } from './settings.ts';
import { canEnter, unprivilegedUser } from './unprivileged-user.ts';

/** The product's own PostgreSQL, kept in DATA_DIR. */
export interface EmbeddedPostgres {
  /** URL of our database in it. */
  url: string;
  /** Directory where its files really are. */
  cluster: string;
  /** From now on it is started again whenever it ends by itself; `onGivenUp` is told where that is hopeless. */
  keepRunning(say: (sentence: string) => void, onGivenUp: () => void): void;
  /** Stops it unless another process of ours still uses it. Our own connections are closed by then. */
  stop(): Promise<void>;
  /** Asks it to stop and does not wait. */
  stopAtOnce(): void;
}

const DATABASE = 'relief_relay';

/** Was the embedded database of this directory ever started? */
export function hasCluster(directory: string): boolean {
  const native = findNativePackage();
  return native.ok && existsSync(join(directory, nameOf(native.value).name, 'PG_VERSION'));
}

function nameOf(native: NativePackage): { version: number; name: string } {
  const version = Number.parseInt(native.version, 10);
  return { version, name: `postgresql-${version}` };
}

/**
 * Starts it, or adopts the one that a killed process left running. `applicationName` is what our own connections
 * call themselves. The failure is a sentence for the operator.
 */
export async function startEmbeddedPostgres(
  directory: string,
  applicationName: string,
): Promise<Result<EmbeddedPostgres, string>> {
  const native = findNativePackage();
  if (!native.ok) return native;
  const user = unprivilegedUser();
  if (!user.ok) return user;
  const dataDir = realpathSync(directory);
  const { version, name } = nameOf(native.value);
  const home = clusterHome(dataDir, name, user.value);
  const lack = lackOfRoom({ home, name });
  if (lack !== undefined) return failed(lack);
  const binDir = prepareBinaries(native.value, home, (path) => canEnter(user.value, path));
  const password = secretFile(join(dataDir, `${name}.password`));
  const cluster = await makeCluster({ binDir, home, name, user: user.value, password });
  if (!cluster.ok) return cluster;
  const logFile = join(home, `${name}.log`);
  const plan = { binDir, cluster: cluster.value, user: user.value, password, settings: settings(version), logFile };
  const running = await startPostmaster(plan);
  if (!running.ok) return running;
  await makeDatabase(urlOf(running.value, password, 'postgres'));
  let supervision: Supervision | undefined;
  return ok({
    url: urlOf(running.value, password, DATABASE),
    cluster: cluster.value,
    keepRunning(say, onGivenUp) {
      supervision ??= keepRunning({
        isRunning: () => isPostmasterRunning(cluster.value),
        start: () => startPostmaster({ ...plan, at: running.value }),
        whatPasses: () => fullDisk(cluster.value),
        say,
        onGivenUp,
      });
    },
    async stop() {
      await supervision?.stop();
      await stopWhenAlone(cluster.value, urlOf(running.value, password, 'postgres'), applicationName);
    },
    stopAtOnce() {
      void supervision?.stop();
      askToStop(cluster.value);
    },
  });
}

/** The socket's directory goes as a parameter, so that the rest stays an ordinary URL. */
export function urlOf({ host, port }: Postmaster, password: string, database: string): string {
  const address = host.startsWith('/') ? `localhost:${port}` : `${host}:${port}`;
  const socket = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : '';
  return `postgres://${SUPERUSER}:${password}@${address}/${database}${socket}`;
}

async function makeDatabase(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount !== 0) return;
    await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: { code?: string }) => {
      // Two starts at once: the other one has made it.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  });
}

/** The last one out turns off the light. */
async function stopWhenAlone(cluster: string, adminUrl: string, ownName: string): Promise<void> {
  if (!(await isUsedByOthers(adminUrl, ownName))) await stopPostmaster(cluster);
}

async function isUsedByOthers(adminUrl: string, ownName: string): Promise<boolean> {
  try {
    return await withClient(adminUrl, async (client) => {
      const { rowCount } = await client.query(
        'SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND application_name <> $2',
        [DATABASE, ownName],
      );
      return rowCount !== 0;
    });
  } catch {
    // It does not answer: whoever uses it has lost it already.
    return false;
  }
}

async function withClient<Value>(url: string, run: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  // The statement under way tells of it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
