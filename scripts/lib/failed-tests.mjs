/**
 * A test that did not pass.
 *
 * @typedef {object} FailedTest
 * @property {string} title with its file
 * @property {string} [place] of a journey: file and line, by which it can be played again
 * @property {string} message what the runner said of it
 */

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const COLOURS = /\u001B\[[0-9;]*m/g;

/**
 * @param {any} report Playwright's JSON report
 * @returns {FailedTest[]}
 */
export function failedJourneys(report) {
  const failed = [];
  const visit = (suite) => {
    for (const inner of suite.suites ?? []) visit(inner);
    for (const spec of suite.specs ?? []) {
      if (spec.ok && spec.tests.every(({ status }) => status === 'expected' || status === 'skipped')) continue;
      const place = `${spec.file}:${spec.line}`;
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      failed.push({
        title: `${place} ${spec.title}`,
        place,
        message: plain(errors.map((error) => error.message)),
      });
    }
  };
  for (const suite of report.suites ?? []) visit(suite);
  for (const error of report.errors ?? []) failed.push({ title: 'outside the tests', message: plain([error.message]) });
  return failed;
}

/**
 * @param {any} report Vitest's JSON report
 * @returns {FailedTest[]}
 */
export function failedUnits(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${file.name} ${fullName}`,
        message: plain(failureMessages),
      }));
    const isBroken = file.status === 'failed' && file.assertionResults.length === 0;
    return isBroken ? [{ title: file.name, message: plain([file.message]) }] : failed;
  });
}

function plain(messages) {
  return messages
    .map((message) => String(message ?? '').replace(COLOURS, ''))
    .filter(Boolean)
    .join('\n');
}
