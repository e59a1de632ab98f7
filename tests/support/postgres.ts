import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareBinaries } from '../../server/postgres/binaries.ts';
import { urlOf } from '../../server/postgres/embedded-postgres.ts';
import { makeCluster } from '../../server/postgres/make-cluster.ts';
import { findNativePackage } from '../../server/postgres/native-package.ts';
import { startPostmaster, stopPostmaster } from '../../server/postgres/postmaster.ts';
import type { Postmaster } from '../../server/postgres/postmaster-file.ts';
import { settings } from '../../server/postgres/settings.ts';
import { canEnter, unprivilegedUser } from '../../server/postgres/unprivileged-user.ts';

export type PostgresKind = 'embedded' | 'postgresql-15';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A PostgreSQL of the tests' own: its files in a temporary directory, its socket in there. */
export interface TestPostgres {
  kind: PostgresKind;
  /** URL of its `postgres` database, as its superuser. */
  adminUrl: string;
  /** Directory of its files. */
  cluster: string;
  createDatabase(): Promise<TestDatabase>;
  /** Starts it again on the same files, after `stopPostmaster(cluster)`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestPostgresOptions {
  /** On top of the product's own settings. */
  settings?: Record<string, string>;
}

const INSTALLED_15 = '/usr/lib/postgresql/15/bin';

/** The engines that tests run on here. PostgreSQL 15 is left out, and said so, where it is not installed; under CI it must be. */
export function availablePostgres(): PostgresKind[] {
  if (existsSync(INSTALLED_15)) return ['embedded', 'postgresql-15'];
  if (process.env['CI'] === 'true') throw new Error(`PostgreSQL 15 must be installed under CI: no ${INSTALLED_15}`);
  console.warn(`PostgreSQL 15 is not installed (${INSTALLED_15}): its tests are left out`);
  return ['embedded'];
}

export async function startPostgres(kind: PostgresKind, options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'relief-pg-'));
  // PostgreSQL's own user passes through it.
  chmodSync(home, 0o711);
  const { cluster, start, urlIn } = await openCluster(kind, home, options.settings);
  const adminUrl = await start();
  return {
    kind,
    adminUrl,
    cluster,
    async createDatabase() {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await copyDatabase(adminUrl, name, 'template1');
      return {
        url: urlIn(name),
        drop: async () => void (await runSql(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)),
      };
    },
    restart: async () => void (await start()),
    async stop() {
      await stopPostmaster(cluster);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A cluster in a folder that PostgreSQL's own user may enter, with the product's settings but for `changed`. */
export async function openCluster(
  kind: PostgresKind,
  home: string,
  changed: Record<string, string> = {},
  password = randomBytes(12).toString('hex'),
) {
  const user = value(unprivilegedUser());
  const { binDir, version } = engine(kind, home);
  const cluster = value(await makeCluster({ binDir, home, name: 'cluster', user, password }));
  const plan = {
    binDir,
    cluster,
    user,
    password,
    settings: { ...settings(version), ...changed },
    logFile: join(home, 'log'),
  };
  let postmaster: Postmaster | undefined;
  const urlIn = (database: string) => urlOf(postmaster ?? missing(), password, database);
  return {
    cluster,
    urlIn,
    /** The URL of its `postgres` database, as its superuser. */
    async start(): Promise<string> {
      postmaster = value(await startPostmaster(plan));
      return urlIn('postgres');
    },
  };
}

function missing(): never {
  throw new Error('start the cluster first');
}

/** URL of another database of the same cluster. */
export function urlOfDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Makes a database that is a copy of another, to which nobody may be connected. Its files are copied as they lie: to write each of their
 * pages into the log first, as is usual, takes ten times as long.
 */
export async function copyDatabase(adminUrl: string, name: string, template: string): Promise<void> {
  await runSql(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
}

/** All rows of a table, but for what each server writes beside them by itself. */
export async function rowsOfTable(url: string, table: string): Promise<object[]> {
  const rows = await runSql<{ sought?: unknown }>(url, `SELECT * FROM ${table} ORDER BY id`);
  return rows.map(({ sought: _, ...row }) => row);
}

/** One statement on a connection of its own. */
export async function runSql<Row extends object>(url: string, sql: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row & pg.QueryResultRow>(sql, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

function engine(kind: PostgresKind, home: string): { binDir: string; version: number } {
  if (kind === 'postgresql-15') return { binDir: INSTALLED_15, version: 15 };
  const native = value(findNativePackage());
  const user = value(unprivilegedUser());
  const binDir = prepareBinaries(native, home, (path) => canEnter(user, path));
  return { binDir, version: Number.parseInt(native.version, 10) };
}

function value<Value>(result: { ok: true; value: Value } | { ok: false; failure: string }): Value {
  if (!result.ok) throw new Error(result.failure);
  return result.value;
}
