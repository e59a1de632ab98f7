import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leasePort, type LeasedPort } from './leased-port.ts';
import { copyDatabase, runSql, urlOfDatabase } from './postgres.ts';
import { startServer } from './server-process.ts';
import { startWarmServer, type WarmServer } from './warm-server.ts';
import { TEMPLATE } from './start-postgres.ts';

/** The real server on a database of its own. Its address stays the same from start to start. */
export interface Relay {
  readonly origin: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Where it keeps what is no part of the database, for another process that takes its place or works beside it. */
  readonly dataDir: string;
  /** Makes the first admin. */
  readonly setupCode: string;
  start(): Promise<void>;
  /** Ends it as an operator does: it finishes what it answers. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Was it stopped or killed by now? */
  wasAway(): boolean;
  /** What it wrote to stdout since it was last started. */
  told(): string;
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface OpenRelay extends Relay {
  /** Stops it and removes what it kept. */
  dispose(): Promise<void>;
}

/**
 * Starts it on the PostgreSQL of `start-postgres.ts`. `root` is the directory of another build than this project's own; `settings`
 * makes environment variables of the address that it will have; without `leased` it gets a port of its own.
 */
export async function openRelay(
  root?: string,
  settings: (origin: string) => Readonly<Record<string, string>> = () => ({}),
  leased?: LeasedPort,
): Promise<OpenRelay> {
  const database = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'relay-server-'));
  const { port, release } = leased === undefined ? await leasePort() : { ...leased, release: async () => undefined };
  const setupCode = randomUUID();
  const options = {
    databaseUrl: database.url,
    dataDir,
    port,
    env: { SETUP_CODE: setupCode, ...settings(`http://127.0.0.1:${port}`) },
  };
  // Another build is other code, and what Node itself is told counts from its start.
  const isOther = root !== undefined || Object.keys(options.env).some((name) => name.startsWith('NODE_'));
  const startOne = (): Promise<WarmServer> =>
    isOther ? startServer({ ...options, ...(root !== undefined && { root }) }) : startWarmServer(options);
  const first = await startOne();
  const { url: origin } = first;
  let running: WarmServer | undefined = first;
  let wasAway = false;
  const stop = async () => {
    wasAway = true;
    await running?.stop();
    running = undefined;
  };
  return {
    origin,
    port,
    databaseUrl: database.url,
    dataDir,
    setupCode,
    async start() {
      running ??= await startOne();
    },
    stop,
    async kill() {
      wasAway = true;
      await running?.kill();
      running = undefined;
    },
    wasAway: () => wasAway,
    told: () => running?.output() ?? '',
    query: (sql, values) => runSql(database.url, sql, values),
    async dispose() {
      await stop();
      await release();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Made while the journey before it runs. */
let spare: ReturnType<typeof makeDatabase> | undefined;

function freshDatabase(): ReturnType<typeof makeDatabase> {
  const fresh = spare ?? makeDatabase();
  spare = fresh.then(makeDatabase);
  // Who takes it learns of the failure.
  spare.catch(() => undefined);
  return fresh;
}

async function makeDatabase() {
  const adminUrl = process.env['JOURNEY_POSTGRES'];
  if (adminUrl === undefined) throw new Error('JOURNEY_POSTGRES is set by the global setup');
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(adminUrl, name, TEMPLATE);
  return { url: urlOfDatabase(adminUrl, name), drop: () => runSql(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}
