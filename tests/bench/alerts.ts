import { startPostgres } from '../support/postgres.ts';
import { startApp } from '../support/server/start-app.ts';
import { signInAnAdmin } from '../support/filled/sign-in.ts';
import { measureChoosing } from './choosing.ts';
import { fillActs, fillPeople } from '../support/filled/fill-people.ts';
import { fillReports } from '../support/filled/fill-reports.ts';

/** Reports beside the one that is alerted to: they cost an alert nothing. */
const REPORTS = 10_000;

/**
 * Whom an alert goes to, of ever more phones: chosen, recorded and put into batches. Filling needs no disk that really syncs. Returns what
 * misses its bar.
 */
export async function measureAlerts(sizes: readonly number[] = [10_000, 100_000, 1_000_000]): Promise<string[]> {
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'local', max_wal_size: '4GB' };
  const postgres = await startPostgres('embedded', { settings });
  const misses: string[] = [];
  try {
    for (const size of sizes) {
      const app = await startApp(postgres);
      const marked = await fillReports(app, REPORTS);
      await fillPeople(app, size);
      const alerted = await fillActs(app, REPORTS, marked);
      await signInAnAdmin(app);
      misses.push(...(await measureChoosing(app, { size, alerted })));
      await app.close();
    }
  } finally {
    await postgres.stop();
  }
  console.log(misses.length === 0 ? 'alerts: all within the bars' : `alerts, missed:\n  ${misses.join('\n  ')}`);
  return misses;
}
