import type pg from 'pg';
import { openPool } from '../../../server/store/database/pool.ts';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** A pool as a server has it, which remembers what was asked of the database. */
export interface RecordingPool {
  pool: pg.Pool;
  /** What `run` asked. */
  during(run: () => Promise<unknown>): Promise<Statement[]>;
}

export function recordingPool(connectionString: string): RecordingPool {
  let statements: Statement[] = [];
  const pool = openPool({ connectionString, onIdleError: () => undefined });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    const recording = (...all: unknown[]) => {
      const [asked, values] = all as [string | { text: string; values?: unknown[] }, unknown];
      const text = typeof asked === 'string' ? asked : asked.text;
      const given = typeof asked === 'string' ? values : (asked.values ?? values);
      // Of a connection, not of who uses it.
      if (!text.includes('pg_is_in_recovery')) statements.push({ text, values: Array.isArray(given) ? given : [] });
      return query(...all);
    };
    client.query = recording as typeof client.query;
  });
  return {
    pool,
    async during(run) {
      statements = [];
      await run();
      return statements;
    },
  };
}
