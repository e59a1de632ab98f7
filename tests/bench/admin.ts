import { startPostgres } from '../support/postgres.ts';
import { startApp, type TestApp } from '../support/server/start-app.ts';
import { adminQuestions, type Filled, type Question } from '../support/filled/admin-questions.ts';
import { signInAnAdmin } from '../support/filled/sign-in.ts';
import { measureChoosing } from './choosing.ts';
import { fillActs, fillPeople } from '../support/filled/fill-people.ts';
import { fillReports } from '../support/filled/fill-reports.ts';
import { timesOf, type Times } from './times.ts';

/** Milliseconds for a first page, and how much ten times the rows may cost where as many are found. */
const FIRST_PAGE_BAR = 200;
const GROWTH_BAR = 1.3;
/** Milliseconds that are nothing but the machine's own unrest. */
const NOISE = 1;
const RUNS = 41;

interface Measured {
  question: Question;
  /** In the order of the sizes. */
  times: readonly Times[];
}

/**
 * What admins ask, of ever more reports, requests, people and phones: each through the whole server. The sizes take turns, so that what
 * else the machine does meets all of them alike. Filling needs no disk that really syncs. Returns what misses its bar.
 */
export async function measureAdmin(sizes: readonly number[] = [10_000, 100_000, 1_000_000]): Promise<string[]> {
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'local', max_wal_size: '4GB' };
  const postgres = await startPostgres('embedded', { settings });
  const apps: TestApp[] = [];
  try {
    const filled: Filled[] = [];
    for (const size of sizes) {
      const app = await startApp(postgres);
      apps.push(app);
      filled.push(await fill(app, size));
    }
    const misses: string[] = [];
    for (const question of adminQuestions) misses.push(...judge(await measure(question, filled), sizes));
    for (const [index, app] of apps.entries()) misses.push(...(await measureChoosing(app, filled[index])));
    console.log(misses.length === 0 ? 'admin: all within the bars' : `admin, missed:\n  ${misses.join('\n  ')}`);
    return misses;
  } finally {
    for (const app of apps) await app.close();
    await postgres.stop();
  }
}

async function fill(app: TestApp, size: number): Promise<Filled> {
  const start = performance.now();
  const marked = await fillReports(app, size);
  await fillPeople(app, size);
  const alerted = await fillActs(app, size, marked);
  const token = await signInAnAdmin(app);
  console.log(`admin, ${size} reports: filled in ${Math.round((performance.now() - start) / 1000)} s`);
  const ask = async (path: string) => {
    const answer = await fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as object;
  };
  return { size, marked, alerted, ask };
}

async function measure(question: Question, all: readonly Filled[]): Promise<Measured> {
  const asked: (() => Promise<unknown>)[] = [];
  for (const filled of all) {
    const path = await question.path(filled);
    const answer = await filled.ask(path);
    if (!question.isRight(answer)) throw new Error(`${question.name} at ${filled.size}: not what was asked for`);
    asked.push(() => filled.ask(path));
  }
  return { question, times: await timesOf(asked, RUNS) };
}

/** Says how long it took; returns what is too long. */
function judge({ question: { name, grows }, times }: Measured, sizes: readonly number[]): string[] {
  const misses: string[] = [];
  const told = times.map(({ p25, p50, p95 }, index) => {
    const before = times[index - 1]?.p25;
    const factor = before === undefined ? 1 : p25 / before;
    const isGrown = grows !== true && factor > GROWTH_BAR && p25 - (before ?? p25) > NOISE;
    if (isGrown) misses.push(`${name}: ${factor.toFixed(2)} times from ${sizes[index - 1]} to ${sizes[index]}`);
    if (grows !== true && p50 > FIRST_PAGE_BAR) misses.push(`${name}: ${p50.toFixed(0)} ms at ${sizes[index]}`);
    return `${p50.toFixed(1)} / ${p95.toFixed(1)}${before === undefined ? '' : ` (${factor.toFixed(2)} times)`}`;
  });
  console.log(`admin, ${name}: ${told.join(' → ')} ms, p50 / p95`);
  return misses;
}
