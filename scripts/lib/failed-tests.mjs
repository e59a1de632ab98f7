/**
 * A test that did not pass, or not at once.
 *
 * @typedef {object} FailedTest
 * @property {string} title with its file
 * @property {string} message what the runner said of it
 */

/**
 * @typedef {object} TimedTest
 * @property {string} title with its file
 * @property {number} ms of all its tries together
 */

/**
 * @typedef {object} Findings
 * @property {FailedTest[]} tests those that failed each time
 * @property {FailedTest[]} unsteady those that passed only at a second or third try
 * @property {TimedTest[]} timed all
 */

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const COLOURS = /\u001B\[[0-9;]*m/g;

/**
 * @param {any} report Playwright's JSON report
 * @returns {Findings}
 */
export function journeyFindings(report) {
  const specs = (report.suites ?? []).flatMap(specsOf);
  const withStatus = (wanted) =>
    specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(toldJourney);
  const outside = (report.errors ?? []).map((error) => ({
    title: 'outside the tests',
    message: plain([error.message]),
  }));
  const timed = specs.map(({ file, line, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return { title: `${file}:${line} ${title}`, ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0) };
  });
  return { tests: [...withStatus('unexpected'), ...outside], unsteady: withStatus('flaky'), timed };
}

function specsOf(suite) {
  return [...(suite.suites ?? []).flatMap(specsOf), ...(suite.specs ?? [])];
}

function toldJourney({ file, line, title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
  return { title: `${file}:${line} ${title}`, message: plain(errors.map((error) => error.message)) };
}

/**
 * @param {any} report Vitest's JSON report: a test that passed in the end keeps the messages of its earlier tries
 * @returns {Findings}
 */
export function unitFindings(report) {
  const told = report.testResults.flatMap((file) =>
    file.assertionResults.map(({ status, fullName, failureMessages, duration = 0 }) => ({
      status,
      ms: duration,
      test: { title: `${file.name} ${fullName}`, message: plain(failureMessages ?? []) },
    })),
  );
  const broken = brokenFiles(report).map((file) => ({ title: file.name, message: plain([file.message]) }));
  const withStatus = (wanted) => told.filter(({ status }) => status === wanted).map(({ test }) => test);
  return {
    tests: [...withStatus('failed'), ...broken],
    unsteady: withStatus('passed').filter(({ message }) => message !== ''),
    timed: told.map(({ test: { title }, ms }) => ({ title, ms })),
  };
}

/** Files that failed outside of their tests, of which no test says so: they could not even be loaded, or a set-up fell. */
export function brokenFiles(report) {
  return report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
}

function plain(messages) {
  return messages
    .map((message) => String(message ?? '').replace(COLOURS, ''))
    .filter(Boolean)
    .join('\n');
}
