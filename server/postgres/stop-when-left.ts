import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SUPERUSER } from './make-cluster.ts';
import { askToStop, isPostmasterRunning } from './postmaster.ts';
import { readPostmaster } from './postmaster-file.ts';

/**
 * Argument: a data directory whose server has gone without stopping its database (`guardDatabase` starts this then). The next
 * server may take it over; if none does, and none shares it, it is asked to end.
 *
 *   server gone ──5 s──▶ look ──nobody──▶ look again ──nobody──▶ asked to end
 *                         │  ▲                │
 *                somebody │  └─ no answer ────┘      Whoever uses it has a guard of its own.
 *                         ▼
 *                        done
 */
const LEFT_MS = 5_000;
const LOOK_MS = 1_000;
/** A start has moments without a connection: twice in a row is none of them. */
const QUIET_LOOKS = 2;
/** Looks without an answer. Recovery may take minutes, and ends better by itself. */
const LOOKS = 300;

await sleep(LEFT_MS);
const dataDir = process.argv[2] ?? '';
await Promise.all(
  clustersIn(dataDir).map((name) => stopWhenLeft(join(dataDir, name), join(dataDir, `${name}.password`))),
);

function clustersIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory).filter((name) => /^postgresql-\d+$/.test(name)) : [];
}

async function stopWhenLeft(link: string, passwordFile: string): Promise<void> {
  if (!existsSync(link)) return;
  const cluster = realpathSync(link);
  let quiet = 0;
  for (let look = 0; look < LOOKS && quiet < QUIET_LOOKS && isPostmasterRunning(cluster); look += 1) {
    const users = await usersOf(cluster, passwordFile);
    if (users !== undefined && users > 0) return;
    quiet = users === 0 ? quiet + 1 : 0;
    await sleep(LOOK_MS);
  }
  askToStop(cluster);
}

/** Connections but our own; undefined where it does not answer. */
async function usersOf(cluster: string, passwordFile: string): Promise<number | undefined> {
  const at = readPostmaster(cluster);
  if (at === undefined) return undefined;
  const password = readFileSync(passwordFile, 'utf8');
  const client = new pg.Client({ host: at.host, port: at.port, user: SUPERUSER, password, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ users: string }>(
      `SELECT count(*) AS users FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    return Number(rows[0]?.users);
  } catch (error) {
    // All connections are taken: it is in use.
    return (error as { code?: string }).code === '53300' ? 1 : undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
