import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORGET_REPORTS } from '../support/server/forget-reports.ts';
import { runSql, startPostgres } from '../support/postgres.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';

/** The real server of the phones. It keeps its address from start to start, and its database on a disk of its own. */
export interface Relay {
  readonly origin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** All reports it holds, which it then forgets: each cut starts with an empty server. */
  takeReports(): Promise<{ id: string; body: string }[]>;
  close(): Promise<void>;
}

export async function openRelay(): Promise<Relay> {
  const postgres = await startPostgres('embedded');
  const database = await postgres.createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'relay-power-server-'));
  let running: ServerProcess | undefined = await startServer({ databaseUrl: database.url, dataDir });
  const { url: origin, port } = running;
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  await stop();
  return {
    origin,
    async start() {
      running ??= await startServer({ databaseUrl: database.url, dataDir, port });
    },
    stop,
    async takeReports() {
      const rows = await runSql<{ id: string; body: string }>(database.url, 'SELECT id::text, body FROM reports');
      await runSql(database.url, FORGET_REPORTS);
      return rows;
    },
    async close() {
      await stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
