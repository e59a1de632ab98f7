import { startPostgres } from './postgres.ts';

/**
 * One embedded PostgreSQL for all journeys; each journey gets a fresh database in it.
 * Workers are processes of their own, so the address travels by environment.
 */
export default async function startSharedPostgres(): Promise<() => Promise<void>> {
  const postgres = await startPostgres('embedded');
  process.env['JOURNEY_POSTGRES'] = postgres.adminUrl;
  return () => postgres.stop();
}
