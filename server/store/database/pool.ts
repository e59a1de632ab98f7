import pg from 'pg';
import { limits } from '../../../contract/limits.ts';
import { watchSilence } from './silence.ts';

/** A handful does: each statement is short, and PostgreSQL commits those that wait together. */
const CONNECTIONS = 12;
const CONNECT_MS = 5_000;
/** Nothing that a request waits for takes as long; what does, brings nothing any more. */
const ANSWER_MS = 15_000;
/** The database ends a statement a little before we give it up: then its connection stays. */
const OWN_SHARE = 0.9;
/** Of statements that may take their time: the database ends them, and nobody else. */
const PATIENT_STATEMENT_MS = 20_000;
/** An idle connection whose database went away without a word is found out soon. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Settings of each session. `synchronous_commit` may be off for the database or the role: then an answer
 * would be given before the row is on disk, so a session of ours turns it on. A stronger setting stays. PostgreSQL by itself
 * compiles a statement (`jit`) that it believes to be dear: that takes up to 0.8 s, for pages that are read in a few milliseconds.
 */
function session(statementMs: number): string {
  return `
  SELECT pg_is_in_recovery() AS is_standby,
         set_config('lock_timeout', '${limits.duplicateWaitMs}', false),
         set_config('statement_timeout', '${statementMs}', false),
         set_config('idle_in_transaction_session_timeout', '${PATIENT_STATEMENT_MS}', false),
         CASE WHEN current_setting('synchronous_commit', true) = 'off'
              THEN set_config('synchronous_commit', 'on', false) END,
         CASE WHEN current_setting('jit', true) = 'on' THEN set_config('jit', 'off', false) END`;
}

/** How this process shows up in the database's list of connections. */
export const applicationName = `relief-relay-${process.pid}`;

export interface PoolOptions {
  connectionString: string;
  /** Called when an idle connection breaks; the next statement opens a new one. */
  onIdleError(error: Error): void;
  /** Called when any connection ends: the next one may lead to another database. */
  onLost?: (() => void) | undefined;
  /** How many connections at most; absent: as many as a server needs. */
  connections?: number;
  /** Milliseconds after which a new connection that is not there is given up; absent: what a server waits for. */
  connectMs?: number;
  /**
   * Milliseconds after which a statement that brings no answer is given up, its connection with it; absent: what a server waits
   * for. `Infinity` for what may take its time.
   */
  answerMs?: number;
}

export function openPool({
  connectionString,
  onIdleError,
  onLost,
  connections = CONNECTIONS,
  connectMs = CONNECT_MS,
  answerMs = ANSWER_MS,
}: PoolOptions): pg.Pool {
  const isPatient = answerMs === Infinity;
  const settings = session(isPatient ? PATIENT_STATEMENT_MS : Math.ceil(answerMs * OWN_SHARE));
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    application_name: applicationName,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    verify: (client, done) => {
      client.query<{ is_standby: boolean }>(settings, (error: Error | null, result) => {
        done(error ?? (result.rows[0]?.is_standby === true ? new Standby() : undefined));
      });
    },
  });
  // Without a listener a connection that breaks would end the process: the pool's own stands only while it is idle, so that one in
  // the middle of `verify`, or between two statements, had none. Whoever uses it hears of it by their statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (onLost !== undefined) pool.on('connect', (client) => client.once('end', onLost));
  pool.on('error', onIdleError);
  if (!isPatient) watchSilence(pool, answerMs);
  return pool;
}

/** Nothing can be kept there, and a connection would stay for as long as it is used: the next one may lead to the database that leads. */
class Standby extends Error {
  /** As PostgreSQL calls what would be refused: read_only_sql_transaction. */
  readonly code = '25006';

  constructor() {
    super('the database is a standby');
  }
}
