import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillAll } from '../../tests/support/filled/fill-all.ts';
import { questions, type Filled } from '../../tests/support/filled/questions.ts';
import { countNames, hearPlans, readsOf, type Plan } from '../../tests/support/server/hear-plans.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';

/**
 * Between ten thousand rows and a million the database once had a plan for every list that read the whole table: small enough to be hashed,
 * large enough to be slow. So the plans of true questions to a true server are read at a hundred thousand.
 */
const RECORDS = 100_000;
/** Rows of one table that a page may look through. */
const MOST_READ = 3_000;
/** The database settles on one plan for all values of a named statement after five times. */
const TIMES = 6;

/** Statements, by words of theirs, that read more by now, and why. Whoever mends one takes it out. */
const GROWING: Readonly<Record<string, string>> = {
  'WITH at_work AS': 'all who are at work are counted for the overview',
};

/** All ten thousand donations there have that word; `many-donations.test.ts` asks for one of more. */
const asked = questions.filter(({ name }) => name !== 'donations, a common word');

let app: TestApp;
let filled: Filled;
let told: Plan[];
let names: { isSettled: boolean };
const stillGrowing = new Set<string>();

beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'));
  filled = await fillAll(app, RECORDS);
  names = countNames(app.pool, TIMES);
  told = await hearPlans(app.pool);
});
afterAll(() => app.close());

describe(`of ${RECORDS} reports and as many aid requests, only what is shown is read`, () => {
  it.each(asked)('$name', async ({ ask }) => {
    told.length = 0;
    names.isSettled = false;
    for (let time = 0; time < TIMES && !names.isSettled; time += 1) {
      names.isSettled = true;
      await ask(filled);
    }
    expect(told.length).toBeGreaterThan(0);
    expect([...new Set(told.flatMap(excessOf))]).toEqual([]);
  });

  it('but for what is known to grow', () => {
    expect([...stillGrowing].toSorted()).toEqual(Object.keys(GROWING).toSorted());
  });
});

/** Reads of more rows than a page needs, but for those that are known. */
function excessOf(plan: Plan): string[] {
  const reads = readsOf(plan).filter(({ rows }) => rows > MOST_READ);
  const known = Object.keys(GROWING).filter((words) => plan['Query Text'].includes(words));
  if (reads.length > 0) for (const words of known) stillGrowing.add(words);
  return known.length > 0
    ? []
    : reads.map(({ how, table, rows }) => `${how}, ${rows} rows of ${table}: ${plan['Query Text']}`);
}
