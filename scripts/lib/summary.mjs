import { seconds } from './say.mjs';

/**
 * The table at the end and, alone on the last line, `N passed, M failed`.
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
  return `${table([['step', '', 'passed', 'failed', 'time', 'note'], ...rows])}\n\n${sum('passed')} passed, ${sum('failed')} failed`;
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
