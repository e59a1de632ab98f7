import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { runSql, type TestPostgres } from '../postgres.ts';
import { systemClock } from '../../../contract/base/clock.ts';
import { buildApp } from '../../../server/app.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { openPool } from '../../../server/store/pool.ts';
import { readEpoch } from '../../../server/store/server-state.ts';

/** The real app on a real database, listening on a port of its own. */
export interface TestApp {
  app: FastifyInstance;
  pool: pg.Pool;
  url: string;
  port: number;
  epoch: string;
  /** Log lines, parsed. */
  log: Record<string, unknown>[];
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export async function startApp(postgres: TestPostgres, staticDirectory = '/nonexistent'): Promise<TestApp> {
  const database = await postgres.createDatabase();
  const pool = openPool({ connectionString: database.url, onIdleError: () => undefined });
  await migrate(pool);
  const epoch = await readEpoch(pool);
  const log: Record<string, unknown>[] = [];
  const app = await buildApp({
    services: {
      pool,
      clock: systemClock,
      version: '0.0.0',
      epoch,
      config: { emergencyNumber: '112', languages: ['en'], demo: false },
      onBug: (error) => {
        throw error;
      },
    },
    staticDirectory,
    log: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    pool,
    url: `http://127.0.0.1:${port}`,
    port,
    epoch,
    log,
    query: (sql, values) => runSql(database.url, sql, values),
    async close() {
      await app.close();
      await pool.end();
      await database.drop();
    },
  };
}
