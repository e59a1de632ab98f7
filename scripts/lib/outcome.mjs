import { existsSync, readFileSync } from 'node:fs';
import { brokenFiles, journeyFindings, unitFindings } from './failed-tests.mjs';

/**
 * What one step came to.
 *
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note] a few words for the table
 * @property {string} [trouble] what to show when something failed
 * @property {readonly import('./failed-tests.mjs').FailedTest[]} [tests] the tests that failed, where its runner names them
 * @property {readonly import('./failed-tests.mjs').FailedTest[]} [unsteady] those that passed only at a second or third try
 * @property {readonly import('./failed-tests.mjs').TimedTest[]} [timed] how long each test took, where its runner says so
 */

/**
 * A check that is one command: it passes by exit code 0.
 *
 * @param {{ code: number, output: string }} result
 * @returns {Outcome}
 */
export function checkOutcome({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, trouble: output || `exit code ${code}` };
}

/**
 * Counts of a runner's own report. What did not run at all or was left out has not passed; what the runner saw pass at a second or
 * third try has, and is named.
 *
 * @param {{ code: number, output: string }} result
 * @param {{ passed: number, failed: number, skipped: number, tests?: Outcome['tests'], unsteady?: Outcome['unsteady'], timed?: Outcome['timed'] } | undefined} counts nothing: there is no readable report
 * @returns {Outcome}
 */
export function suiteOutcome({ code, output }, counts) {
  if (!counts) return { passed: 0, failed: 1, note: 'no report', trouble: output || `exit code ${code}` };
  const { passed, failed, skipped, tests = [], unsteady = [], timed = [] } = counts;
  if (passed + failed + skipped === 0) return { passed, failed: 1, note: 'ran no test', trouble: output };
  const missed = failed + skipped || (code === 0 ? 0 : 1);
  const words = [
    skipped ? `${skipped} skipped` : '',
    code !== 0 && failed === 0 ? `exit code ${code}` : '',
    unsteady.length > 0 ? `${unsteady.length} unsteady` : '',
  ];
  const note = words.filter(Boolean).join(', ');
  return {
    passed,
    failed: missed,
    ...(note && { note }),
    ...(missed && { trouble: output, ...(tests.length > 0 && { tests }) }),
    ...(unsteady.length > 0 && { unsteady }),
    ...(timed.length > 0 && { timed }),
  };
}

/** @param {string} path of Vitest's JSON report */
export function vitestCounts(path) {
  const report = readJson(path);
  if (!report) return undefined;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles(report).length,
    skipped: report.numPendingTests + report.numTodoTests,
    ...unitFindings(report),
  };
}

/** @param {string} path of Playwright's JSON report */
export function playwrightCounts(path) {
  const report = readJson(path);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    ...journeyFindings(report),
  };
}

/** The closing line `N passed, M failed`, alone on its line, as our own runners print it. */
export function closingLineCounts(output) {
  const [, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed), skipped: 0 };
}

function readJson(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
