import { makeLateIndexes } from '../../server/store/database/late-indexes.ts';
import { migrate } from '../../server/store/database/migrate.ts';
import { openPool } from '../../server/store/database/pool.ts';
import { runSql, startPostgres, urlOfDatabase } from './postgres.ts';

/** The database that each journey's own is a copy of: it has the tables, and nothing in them. */
export const TEMPLATE = 'journey_template';

/**
 * One embedded PostgreSQL for all journeys; each journey gets a fresh database in it.
 * Workers are processes of their own, so the address travels by environment.
 */
export default async function startSharedPostgres(): Promise<() => Promise<void>> {
  // Several servers at once, with a pool each.
  const postgres = await startPostgres('embedded', { settings: { max_connections: '200' } });
  await makeTemplate(postgres.adminUrl);
  process.env['JOURNEY_POSTGRES'] = postgres.adminUrl;
  return () => postgres.stop();
}

async function makeTemplate(adminUrl: string): Promise<void> {
  await runSql(adminUrl, `CREATE DATABASE ${TEMPLATE}`);
  const pool = openPool({ connectionString: urlOfDatabase(adminUrl, TEMPLATE), onIdleError: console.error });
  await migrate(pool);
  await makeLateIndexes(pool);
  await pool.end();
}
