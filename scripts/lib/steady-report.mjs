import { Refusal } from './say.mjs';
import { table } from './summary.mjs';

/**
 * @typedef {'server' | 'browser' | 'faults' | 'browsers'} SuiteName
 * @typedef {{ suite: SuiteName, title: string, message: string }} Failure of one test in one round
 */

/** Which suite plays a file, by its folder. @type {readonly (readonly [SuiteName, string])[]} */
const folders = [
  ['server', 'server/'],
  ['browser', 'tests/e2e/'],
  ['faults', 'tests/faults/'],
  ['browsers', 'tests/browsers/'],
];

/**
 * @param {readonly string[]} files of the project; none: all of every suite
 * @returns {readonly (readonly [SuiteName, readonly string[]])[]} suites with the files asked of them, in the order of `npm test`
 */
export function chooseSuites(files) {
  const stray = files.find((file) => !folders.some(([, folder]) => file.startsWith(folder)));
  if (stray !== undefined) {
    throw new Refusal(`"${stray}" is in none of ${folders.map(([, folder]) => folder).join(', ')}.`);
  }
  if (files.length === 0) return folders.map(([suite]) => [suite, []]);
  return folders
    .map(([suite, folder]) => /** @type {const} */ ([suite, files.filter((file) => file.startsWith(folder))]))
    .filter(([, own]) => own.length > 0);
}

/**
 * @param {SuiteName} suite
 * @param {import('./outcome.mjs').Outcome} outcome of one round
 * @param {boolean} [isNamed] its files were asked for by name: that none of them was played is no success
 * @returns {Failure[]} one for each test that failed; one for the suite where no test says why
 */
export function failuresOf(suite, { passed, failed, tests = [], note = '' }, isNamed = false) {
  if (isNamed && passed + failed === 0)
    return [{ suite, title: 'the suite itself', message: `no test was played: ${note}` }];
  if (failed > 0 && tests.length === 0) return [{ suite, title: 'the suite itself', message: note }];
  return tests.map(({ title, message }) => ({ suite, title, message }));
}

/**
 * Each test that failed, in how many of the rounds, and what it said the first time; most frequent first.
 *
 * @param {readonly Failure[]} failures of all rounds
 * @param {number} times rounds
 */
export function steadyReport(failures, times) {
  if (failures.length === 0) return `steady: no test failed in ${times} rounds`;
  /** @type {Map<string, Failure[]>} */
  const byTest = new Map();
  for (const failure of failures) {
    const key = `${failure.suite}: ${failure.title}`;
    byTest.set(key, [...(byTest.get(key) ?? []), failure]);
  }
  const rows = [...byTest]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([key, all]) => [`${all.length} of ${times}`, key, all[0]?.message.split('\n')[0]?.slice(0, 160) ?? '']);
  return `${table([['failed', 'test', 'message'], ...rows])}\n\nsteady: ${rows.length} tests failed at least once`;
}
