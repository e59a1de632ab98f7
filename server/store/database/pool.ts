import pg from 'pg';
import { limits } from '../../../contract/limits.ts';

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
  /** How many connections at most; absent: as many as a server needs. */
  connections?: number;
  /** Milliseconds after which a new connection that is not there is given up; absent: what a server waits for. */
  connectMs?: number;
  /** Milliseconds after which a statement that brings no answer is given up, its connection with it; absent: what the server itself sets. */
  answerMs?: number;
}

export function openPool({
  connectionString,
  onIdleError,
  connections = CONNECTIONS,
  connectMs = CONNECT_MS,
  answerMs,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    application_name: applicationName,
    keepAlive: true,
    ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
    verify: (client, done) => {
      client.query(SESSION, (error: Error | null) => done(error ?? undefined));
    },
  });
  // Without a listener a connection that breaks would end the process: the pool's own stands only while it is idle, so that one in
  // the middle of `verify`, or between two statements, had none. Whoever uses it hears of it by their statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', onIdleError);
  return pool;
}
