import pg from 'pg';
import { limits } from '../../contract/limits.ts';

/** A handful does: each statement is short, and PostgreSQL commits those that wait together. */
const CONNECTIONS = 12;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 20_000;

/**
 * Settings of each session. `synchronous_commit` may be off for the database or the role: then an answer
 * would be given before the row is on disk, so a session of ours turns it on. A stronger setting stays.
 */
const SESSION = `
  SELECT set_config('lock_timeout', '${limits.duplicateWaitMs}', false),
         set_config('statement_timeout', '${STATEMENT_MS}', false),
         set_config('idle_in_transaction_session_timeout', '${STATEMENT_MS}', false),
         CASE WHEN current_setting('synchronous_commit', true) = 'off'
              THEN set_config('synchronous_commit', 'on', false) END`;

/** How this process shows up in the database's list of connections. */
export const applicationName = `relief-relay-${process.pid}`;

export interface PoolOptions {
  connectionString: string;
  /** Called when an idle connection breaks; the next statement opens a new one. */
  onIdleError(error: Error): void;
}

export function openPool({ connectionString, onIdleError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    application_name: applicationName,
    keepAlive: true,
    verify: (client, done) => {
      client.query(SESSION, (error: Error | null) => done(error ?? undefined));
    },
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', onIdleError);
  return pool;
}
