import type { TestApp } from './start-app.ts';

/**
 * For every connection that is opened from now on this database's clock goes so many seconds behind, as where a time server puts it back
 * or another machine takes over: `now()` is found in a schema of the test's before PostgreSQL's own.
 */
export async function setClockBack({ query }: Pick<TestApp, 'query'>, seconds: number): Promise<void> {
  await query('CREATE SCHEMA IF NOT EXISTS clock');
  await query(
    `CREATE OR REPLACE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE AS
       'SELECT pg_catalog.now() - interval ''${seconds} seconds'''`,
  );
  const [database] = await query<{ name: string }>('SELECT current_database() AS name');
  await query(`ALTER DATABASE "${database?.name ?? ''}" SET search_path = clock, pg_catalog, public`);
}
