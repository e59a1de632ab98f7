import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type pg from 'pg';
import type { Env } from './env.ts';
import { codeOf, OperatorError } from './operator.ts';
import { hasCluster, startEmbeddedPostgres, type EmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { guardDatabase, type DatabaseGuard } from './postgres/guard-database.ts';
import { otherVersion } from './postgres/other-version.ts';
import { prepareDataDirectory } from './start/data-directory.mjs';
import { checkDurability } from './store/database/durability.ts';
import { migrate } from './store/database/migrate.ts';
import { applicationName, openPool } from './store/database/pool.ts';
import { texts } from './texts.ts';

/** What was opened so far; `closeDatabase` ends it at any moment. */
export interface Opened {
  guard?: DatabaseGuard;
  embedded?: EmbeddedPostgres;
  pool?: pg.Pool;
}

export interface DatabaseOptions {
  env: Pick<Env, 'dataDir' | 'databaseUrl'>;
  say(line: string): void;
  onIdleError(error: Error): void;
  /** Called when a connection ends: the next one may lead to another database. */
  onLost?(): void;
  /** May a statement take its time? It brings a whole file in or out, and no phone waits for it. */
  isPatient?: boolean;
  /** False: where there is no database of ours none is made. */
  mayCreate: boolean;
}

/**
 * The database that the environment names: the one of DATABASE_URL, or the embedded one of DATA_DIR, started if it
 * does not run. Brought to this version. What is open already is told to `opened` on the way.
 */
export async function openDatabase(
  { env, say, onIdleError, onLost, isPatient = false, mayCreate }: DatabaseOptions,
  opened: Opened,
): Promise<pg.Pool> {
  const isThere = env.databaseUrl !== undefined || hasCluster(env.dataDir);
  if (!mayCreate && !isThere) throw new OperatorError(texts.noDatabase(`DATA_DIR ${env.dataDir}`));
  const trouble = prepareDataDirectory(env.dataDir);
  if (trouble !== undefined) throw new OperatorError(trouble);
  const connectionString = env.databaseUrl ?? (await startEmbedded(env.dataDir, opened, say));
  opened.pool = openPool({ connectionString, onIdleError, onLost, ...(isPatient && { answerMs: Infinity }) });
  const { refused, warnings } = await checkDurability(opened.pool).catch((error: unknown) => {
    throw new OperatorError(`The database does not let us in (${codeOf(error)}): check DATABASE_URL.`);
  });
  warnings.forEach(say);
  if (refused.length > 0) throw new OperatorError(refused.join('\n'));
  if (!mayCreate && !(await isOurs(opened.pool))) throw new OperatorError(texts.noDatabase('that database'));
  await bringUp(connectionString, onIdleError);
  return opened.pool;
}

/** On connections of its own: a migration may read every row before it brings an answer. */
async function bringUp(connectionString: string, onIdleError: DatabaseOptions['onIdleError']): Promise<void> {
  const pool = openPool({ connectionString, onIdleError, answerMs: Infinity });
  try {
    await migrate(pool);
  } catch (error) {
    throw wasMigratedFurther(error) ? new OperatorError(texts.newerDatabase) : error;
  } finally {
    await pool.end();
  }
}

/** The database remembers a migration that this version does not have. */
function wasMigratedFurther(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error && /^corrupted migrations: previously executed migration .* is missing$/.test(cause.message)
  );
}

async function isOurs(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = 'server_state'`,
  );
  return rows.length > 0;
}

/** Nobody uses it any more by now. An embedded one that another process uses goes on. */
export async function closeDatabase({ pool, embedded, guard }: Opened): Promise<void> {
  await pool?.end();
  await embedded?.stop();
  guard?.dismiss();
}

async function startEmbedded(dataDir: string, opened: Opened, say: DatabaseOptions['say']): Promise<string> {
  const other = otherVersion(dataDir);
  if (other !== undefined) throw new OperatorError(other);
  const here = realpathSync(dataDir);
  opened.guard = guardDatabase(here);
  const started = await startEmbeddedPostgres(dataDir, applicationName);
  if (!started.ok) throw new OperatorError(started.failure);
  opened.embedded = started.value;
  const { cluster, url } = started.value;
  if (!cluster.startsWith(here + sep)) say(texts.clusterElsewhere(cluster, join(here, 'keys.json')));
  return url;
}
