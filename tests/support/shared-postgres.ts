import { randomUUID } from 'node:crypto';
import {
  availablePostgres,
  runSql,
  startPostgres,
  urlOfDatabase,
  type PostgresKind,
  type TestDatabase,
} from './postgres.ts';

/** The part of a PostgreSQL that many suites may use side by side: each makes databases of its own in it. */
export interface SharedPostgres {
  kind: PostgresKind;
  /** URL of its `postgres` database, as its superuser. */
  adminUrl: string;
  createDatabase(): Promise<TestDatabase>;
}

const variable = (kind: PostgresKind) => `SHARED_POSTGRES_${kind.toUpperCase().replaceAll('-', '_')}`;

/** One of each engine for all server tests: making a cluster costs seconds of both cores. Workers learn the address by environment. */
export default async function startAll(): Promise<() => Promise<void>> {
  const started = await Promise.all(availablePostgres().map((kind) => startPostgres(kind, { settings: roomy })));
  for (const { kind, adminUrl } of started) process.env[variable(kind)] = adminUrl;
  return async () => void (await Promise.all(started.map((postgres) => postgres.stop())));
}

/** Two suites at once, with several apps each. */
const roomy = { max_connections: '200' };

export function sharedPostgres(kind: PostgresKind): SharedPostgres {
  const adminUrl = process.env[variable(kind)];
  if (adminUrl === undefined) throw new Error(`${variable(kind)} is set by the global setup`);
  return {
    kind,
    adminUrl,
    async createDatabase() {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await runSql(adminUrl, `CREATE DATABASE ${name}`);
      return {
        url: urlOfDatabase(adminUrl, name),
        drop: async () => void (await runSql(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)),
      };
    },
  };
}
