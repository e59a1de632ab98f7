import { seconds } from './say.mjs';

/** Tests that are named as the slowest: where a run's time is to be saved. */
const SHOWN_SLOWEST = 20;

/** Lines of a failure's message that are shown again at the end: the first ones say what was expected. */
const SHOWN_LINES = 8;
/** Of what passed only at another try: all that the screen said then, for nothing else of that moment is left. */
const UNSTEADY_LINES = 100;

/**
 * What failed, what passed only at a second or third try, the table at the end and, alone on the last line, `N passed, M failed`.
 * The findings stand here once more because who reads a long log reads its end.
 *
 * @param {readonly import('./run-steps.mjs').StepResult[]} results
 */
export function summary(results) {
  const rows = results.map(({ name, ran, ms, passed, failed, note }) => [
    name,
    failed > 0 ? (ran ? 'FAILED' : 'NOT RUN') : 'ok',
    String(passed),
    String(failed),
    seconds(ms),
    note ?? '',
  ]);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return `${findings(results)}${slowest(results)}${table([['step', '', 'passed', 'failed', 'time', 'note'], ...rows])}\n\n${sum('passed')} passed, ${sum('failed')} failed`;
}

/**
 * Columns side by side, each as wide as its widest cell.
 *
 * @param {readonly (readonly string[])[]} rows
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function slowest(results) {
  const timed = results.flatMap(({ name, timed: tests = [] }) => tests.map(({ title, ms }) => ({ name, title, ms })));
  if (timed.length === 0) return '';
  const first = timed.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN_SLOWEST);
  const lines = first.map(({ name, title, ms }) => `    ${seconds(ms).padStart(8)}  ${name}: ${title.slice(0, 140)}\n`);
  return `the slowest tests:\n${lines.join('')}\n`;
}

function findings(results) {
  return results
    .flatMap(({ name, tests = [], unsteady = [] }) => [
      ...tests.map((test) => told(name, test)),
      ...unsteady.map((test) => told(`unsteady: ${name}`, test, UNSTEADY_LINES)),
    ])
    .join('');
}

/**
 * What passed only at a second or third try, for the file that keeps it.
 *
 * @param {readonly import('./run-steps.mjs').StepResult[]} results
 */
export function unsteadyTests(results) {
  return results.flatMap(({ name, unsteady = [] }) => unsteady.map((test) => ({ step: name, ...test })));
}

function told(name, { title, message }, lines = SHOWN_LINES) {
  return `${name}: ${title}\n${head(message, lines)}\n\n`;
}

function head(message, shown) {
  const lines = message.split(/\r?\n/).filter((line) => line.trim());
  return lines
    .slice(0, shown)
    .map((line) => `    ${line.slice(0, 160)}`)
    .join('\n');
}
