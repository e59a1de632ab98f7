import { startPostgres } from '../support/postgres.ts';
import { fillAll } from '../support/filled/fill-all.ts';
import { questions, type Filled, type Question } from '../support/filled/questions.ts';
import { startApp, type TestApp } from '../support/server/start-app.ts';
import { machineLine } from './machine.ts';
import { timesOf } from './times.ts';

/** How much more a page may take of ten times the records, in the middle too. */
const GROWTH_BAR = 1.3;
/** Milliseconds that are nothing but the machine's own unrest. */
const NOISE = 5;
const RUNS = 11;

/**
 * What everybody asks, at sizes of which each is ten times the one before: a page, a record, a few of somebody's own. A plan that reads the
 * whole table may be one of the middle alone. The sizes take turns, so that what else the machine does meets all of them alike. Returns what
 * misses the bar.
 */
export async function measureGrowth(sizes: readonly number[] = [10_000, 100_000, 1_000_000]): Promise<string[]> {
  console.log(`growth, ${machineLine()}`);
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'local', max_wal_size: '4GB' };
  const postgres = await startPostgres('embedded', { settings });
  const apps: TestApp[] = [];
  try {
    const filled: Filled[] = [];
    for (const size of sizes) {
      const start = performance.now();
      const app = await startApp(postgres);
      apps.push(app);
      filled.push(await fillAll(app, size));
      console.log(`growth, ${size} reports and as many requests: ${Math.round((performance.now() - start) / 1000)} s`);
    }
    const misses: string[] = [];
    for (const question of questions) misses.push(...(await measure(question, filled)));
    console.log(misses.length === 0 ? 'growth: nothing grows' : `growth, what grows:\n  ${misses.join('\n  ')}`);
    return misses;
  } finally {
    for (const app of apps) await app.close();
    await postgres.stop();
  }
}

/** Says how long it took; returns where it takes longer than with fewer records. */
async function measure({ name, ask }: Question, all: readonly Filled[]): Promise<string[]> {
  const asked = all.map((filled) => () => ask(filled));
  // The plans of the first times are others.
  await timesOf(asked, 6);
  const times = await timesOf(asked, RUNS);
  // By the quicker quarter: what else the machine does only adds.
  const fewest = times[0]?.p25 ?? 0;
  const misses = times.flatMap(({ p25 }, index) => {
    const isMore = p25 > fewest * GROWTH_BAR ** index && p25 - fewest > NOISE;
    return isMore ? [`${name}: ${(p25 / fewest).toFixed(1)} times at ${all[index]?.size}`] : [];
  });
  const told = times.map(({ p50 }) => p50.toFixed(1)).join(' → ');
  console.log(`growth, ${name}: ${told} ms${misses.length > 0 ? ' – grows' : ''}`);
  return misses;
}
