import { accessSync, constants, mkdirSync } from 'node:fs';
import type pg from 'pg';
import type { Env } from './env.ts';
import { codeOf, OperatorError } from './operator.ts';
import { hasCluster, startEmbeddedPostgres, type EmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { checkDurability } from './store/durability.ts';
import { migrate } from './store/migrate.ts';
import { applicationName, openPool } from './store/pool.ts';
import { texts } from './texts.ts';

/** What was opened so far; `closeDatabase` ends it at any moment. */
export interface Opened {
  embedded?: EmbeddedPostgres;
  pool?: pg.Pool;
}

export interface DatabaseOptions {
  env: Pick<Env, 'dataDir' | 'databaseUrl'>;
  say(line: string): void;
  onIdleError(error: Error): void;
  /** False: where there is no database of ours none is made. */
  mayCreate: boolean;
}

/**
 * The database that the environment names: the one of DATABASE_URL, or the embedded one of DATA_DIR, started if it
 * does not run. Brought to this version. What is open already is told to `opened` on the way.
 */
export async function openDatabase(
  { env, say, onIdleError, mayCreate }: DatabaseOptions,
  opened: Opened,
): Promise<pg.Pool> {
  const isThere = env.databaseUrl !== undefined || hasCluster(env.dataDir);
  if (!mayCreate && !isThere) throw new OperatorError(texts.noDatabase(`DATA_DIR ${env.dataDir}`));
  prepareDataDir(env.dataDir);
  const connectionString = env.databaseUrl ?? (await startEmbedded(env.dataDir, opened));
  opened.pool = openPool({ connectionString, onIdleError });
  const { refused, warnings } = await checkDurability(opened.pool).catch((error: unknown) => {
    throw new OperatorError(`The database does not let us in (${codeOf(error)}): check DATABASE_URL.`);
  });
  warnings.forEach(say);
  if (refused.length > 0) throw new OperatorError(refused.join('\n'));
  if (!mayCreate && !(await isOurs(opened.pool))) throw new OperatorError(texts.noDatabase('that database'));
  await migrate(opened.pool);
  return opened.pool;
}

async function isOurs(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = 'server_state'`,
  );
  return rows.length > 0;
}

/** Nobody uses it any more by now. An embedded one that another process uses goes on. */
export async function closeDatabase({ pool, embedded }: Opened): Promise<void> {
  await pool?.end();
  await embedded?.stop();
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `DATA_DIR ${dataDir} cannot be written to (${codeOf(error)}): choose a directory of this user.`,
    );
  }
}

async function startEmbedded(dataDir: string, opened: Opened): Promise<string> {
  const started = await startEmbeddedPostgres(dataDir, applicationName);
  if (!started.ok) throw new OperatorError(started.failure);
  opened.embedded = started.value;
  return started.value.url;
}
