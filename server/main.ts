import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { systemClock } from '../contract/base/clock.ts';
import { buildApp } from './app.ts';
import { readEnv, type Env } from './env.ts';
import { describeError } from './http/request-log.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { projectRoot } from './project-root.ts';
import { checkDurability } from './store/durability.ts';
import { migrate } from './store/migrate.ts';
import { applicationName, openPool } from './store/pool.ts';
import { readEpoch } from './store/server-state.ts';

/** Milliseconds that a stop may take before it is cut short. */
const STOP_MS = 25_000;

/** A reason not to start that the operator can do something about: said in words, without a stack. */
class StartRefusal extends Error {}

interface Running {
  embedded?: EmbeddedPostgres;
  pool?: pg.Pool;
  app?: FastifyInstance;
}

const running: Running = {};
let isStopping = false;

process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
try {
  await start(envOrRefusal());
} catch (error) {
  say(error instanceof StartRefusal ? error.message : String(error instanceof Error ? error.stack : error));
  await stop().catch(() => undefined);
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  prepareDataDir(env.dataDir);
  const databaseUrl = env.databaseUrl ?? (await startEmbedded(env.dataDir));
  running.pool = openPool({ connectionString: databaseUrl, onIdleError: (error) => logLine('connection', error) });
  await prepareDatabase(running.pool);
  const root = projectRoot();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  running.app = await buildApp({
    services: {
      pool: running.pool,
      clock: systemClock,
      version,
      epoch: await readEpoch(running.pool),
      config: { emergencyNumber: env.emergencyNumber, languages: ['en'], demo: false },
      onBug: (error) => logLine('item', error),
    },
    staticDirectory: join(root, 'dist'),
    log: process.stderr,
  });
  await listen(running.app, env);
}

function envOrRefusal(): Env {
  const env = readEnv(process.env);
  if (env.ok) return env.value;
  throw new StartRefusal(
    `Relief Relay cannot start with these settings:\n${env.failure.map((line) => `  ${line}`).join('\n')}`,
  );
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartRefusal(
      `DATA_DIR ${dataDir} cannot be written to (${codeOf(error)}): choose a directory of this user.`,
    );
  }
}

async function startEmbedded(dataDir: string): Promise<string> {
  const started = await startEmbeddedPostgres(dataDir, applicationName);
  if (!started.ok) throw new StartRefusal(started.failure);
  running.embedded = started.value;
  return started.value.url;
}

async function prepareDatabase(pool: pg.Pool): Promise<void> {
  const { refused, warnings } = await checkDurability(pool).catch((error: unknown) => {
    throw new StartRefusal(`The database does not let us in (${codeOf(error)}): check DATABASE_URL.`);
  });
  warnings.forEach(say);
  if (refused.length > 0) throw new StartRefusal(refused.join('\n'));
  await migrate(pool);
}

async function listen(app: FastifyInstance, { host, port }: Env): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new StartRefusal(`Port ${port} is already in use: set PORT to a free one.`);
    throw new StartRefusal(`Cannot listen on ${host}, port ${port} (${code}): check HOST and PORT.`);
  }
  const address = app.server.address() as AddressInfo;
  process.stdout.write(`Relief Relay is ready at http://${nameOf(host)}:${address.port}\n`);
}

/** A browser takes only `localhost` and 127.0.0.1 for secure without TLS, and "any address" for neither. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function onSignal(): void {
  if (isStopping) {
    running.embedded?.stopAtOnce();
    process.exit(1);
  }
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  stop().then(
    () => process.exit(0),
    (error: unknown) => {
      logLine('stop', error);
      process.exit(1);
    },
  );
}

/** In this order: what is being answered is finished, then nobody uses the database, then it ends. */
async function stop(): Promise<void> {
  await running.app?.close();
  await running.pool?.end();
  await running.embedded?.stop();
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? (error instanceof Error ? error.message : 'unknown');
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function logLine(what: string, error: unknown): void {
  say(JSON.stringify({ level: 50, time: Date.now(), what, error: describeError(error) }));
}
