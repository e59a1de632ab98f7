import { randomUUID } from 'node:crypto';
import { makeLateIndexes } from '../../server/store/database/late-indexes.ts';
import { migrate } from '../../server/store/database/migrate.ts';
import { openPool } from '../../server/store/database/pool.ts';
import {
  availablePostgres,
  copyDatabase,
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
  /** With the tables of this version, nothing in them, and a life of its own. */
  createDatabase(): Promise<TestDatabase>;
  /** As an operator makes it: for what starts from nothing. */
  createEmptyDatabase(): Promise<TestDatabase>;
}

/** What databases of tests are copies of: a copy costs a fifth of the migrations. */
const TEMPLATE = 'migrated';

const variable = (kind: PostgresKind) => `SHARED_POSTGRES_${kind.toUpperCase().replaceAll('-', '_')}`;

/** One of each engine for all server tests: making a cluster costs seconds of both cores. Workers learn the address by environment. */
export default async function startAll(): Promise<() => Promise<void>> {
  const started = await Promise.all(availablePostgres().map((kind) => startPostgres(kind, { settings: roomy })));
  await Promise.all(started.map(({ adminUrl }) => makeTemplate(adminUrl)));
  for (const { kind, adminUrl } of started) process.env[variable(kind)] = adminUrl;
  return async () => void (await Promise.all(started.map((postgres) => postgres.stop())));
}

async function makeTemplate(adminUrl: string): Promise<void> {
  await runSql(adminUrl, `CREATE DATABASE ${TEMPLATE}`);
  const pool = openPool({ connectionString: urlOfDatabase(adminUrl, TEMPLATE), onIdleError: console.error });
  await migrate(pool);
  await makeLateIndexes(pool);
  await pool.end();
}

/** Two suites at once, with several apps each. */
const roomy = { max_connections: '200' };

export function sharedPostgres(kind: PostgresKind): SharedPostgres {
  const adminUrl = process.env[variable(kind)];
  if (adminUrl === undefined) throw new Error(`${variable(kind)} is set by the global setup`);
  const create = async (template: string): Promise<TestDatabase> => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await copyDatabase(adminUrl, name, template);
    return {
      url: urlOfDatabase(adminUrl, name),
      drop: async () => void (await runSql(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)),
    };
  };
  return {
    kind,
    adminUrl,
    async createDatabase() {
      const database = await create(TEMPLATE);
      await runSql(database.url, NEW_LIFE);
      return database;
    },
    createEmptyDatabase: () => create('template1'),
  };
}

/** As the migrations write it: a copy that keeps the id of its template is the same server, put back, to whoever watches the epoch. */
const NEW_LIFE = `UPDATE server_state SET value = gen_random_uuid() WHERE name IN ('database_id', 'epoch')`;
