import { randomUUID } from 'node:crypto';
import { copyDatabase, runSql } from './postgres.ts';
import type { Relay } from './relay.ts';

/**
 * Copies the server's database as it stands, as an operator does at night. Answers what puts the copy in its place; both stop the
 * server meanwhile.
 */
export async function keepCopy(relay: Relay): Promise<{ putBack(): Promise<void> }> {
  const adminUrl = process.env['JOURNEY_POSTGRES'];
  if (adminUrl === undefined) throw new Error('JOURNEY_POSTGRES is set by the global setup');
  const name = new URL(relay.databaseUrl).pathname.slice(1);
  const copy = `copy_${randomUUID().replaceAll('-', '')}`;
  const whileStopped = async (work: () => Promise<unknown>) => {
    await relay.stop();
    await work();
    await relay.start();
  };
  await whileStopped(() => copyDatabase(adminUrl, copy, name));
  return {
    putBack: () =>
      whileStopped(async () => {
        await runSql(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
        await runSql(adminUrl, `ALTER DATABASE ${copy} RENAME TO ${name}`);
      }),
  };
}
