import { rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { checkOutcome, closingLineCounts, playwrightCounts, suiteOutcome, vitestCounts } from './outcome.mjs';
import { findOrInstallPostgresql15 } from './postgresql-15.mjs';
import { inProject, root, script, tool } from './project.mjs';
import { run } from './run.mjs';
import { heartbeat } from './say.mjs';

/**
 * One line of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} needs names of the steps without whose success it cannot run
 * @property {boolean} alone takes both cores, or writes what others read
 * @property {() => Promise<import('./outcome.mjs').Outcome>} work
 */

const MINUTE_MS = 60_000;

/** @type {readonly Step[]} */
export const steps = [
  step('install', [], async () => ({ passed: 1, failed: 0, note: await ensureInstalled() }), true),
  check('lock', script('check-lock.mjs')),
  check('format', tool('oxfmt', '--check', '.')),
  check('lint', tool('oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives', '.')),
  ...['contract', 'src', 'sw', 'server', 'tests', 'scripts'].map((folder) =>
    check(`types:${folder}`, tool('tsc', '-p', folder)),
  ),
  check('types:sw-tests', tool('tsc', '-p', 'sw/tsconfig.test.json')),
  check('imports', script('check-imports.mjs')),
  check('unused', tool('knip', '--no-progress')),
  check('secrets', tool('secretlint', '--secretlintignore', '.gitignore', '**/*')),
  check('docs', script('check-docs.mjs')),
  step('machine', ['install'], findMachine, true),
  step('build', ['install'], async () => ({ passed: 1, failed: 0, note: await build() }), true),
  check('budgets', script('check-budgets.mjs'), ['build']),
  vitest('unit', ['unit', 'architecture'], ['install']),
  simulation('sim', '--histories', '20000'),
  simulation('mutants', '--mutants'),
  vitest('server', ['server'], ['build', 'machine']),
  step('browser', ['build', 'machine'], runJourneys, true),
];

/** The browser found by the step `machine`, for the journeys. */
let browser = '';

async function findMachine() {
  browser = await findBrowser();
  const postgresql = await findOrInstallPostgresql15();
  return { passed: 1, failed: 0, note: `${browser}; ${postgresql}` };
}

async function runJourneys() {
  const report = reportPath('browser');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const command = tool('playwright', 'test', '--forbid-only', '--reporter=list,json');
  const result = await runLogged('browser', command, env);
  return suiteOutcome(result, playwrightCounts(report));
}

function step(name, needs, work, alone = false) {
  return { name, needs, work, alone };
}

function check(name, command, needs = ['install']) {
  return step(name, needs, async () => checkOutcome(await runLogged(name, command)));
}

function vitest(name, projects, needs) {
  const work = async () => {
    const report = reportPath(name);
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const result = await runLogged(name, tool('vitest', 'run', ...chosen, ...reporters));
    return suiteOutcome(result, vitestCounts(report));
  };
  return step(name, needs, work, true);
}

function simulation(name, ...args) {
  const work = async () => {
    const result = await runLogged(name, script('sim.mjs', ...args));
    const counts = closingLineCounts(result.output);
    return counts ? suiteOutcome(result, counts) : checkOutcome(result);
  };
  return step(name, ['install'], work, true);
}

function reportPath(name) {
  const path = inProject('build', 'reports', `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

async function runLogged(name, command, env = {}) {
  const log = inProject('build', 'reports', `${name.replace(':', '-')}.log`);
  const beat = heartbeat(name);
  const options = { cwd: root, log, limitMs: 30 * MINUTE_MS, onLine: beat.line, env: { NO_COLOR: '1', ...env } };
  const result = await run(command, options);
  beat.stop();
  return result;
}
