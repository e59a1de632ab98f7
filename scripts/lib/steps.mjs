import { existsSync, rmSync, statfsSync } from 'node:fs';
import { findBrowser, findBrowserShell } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { checkOutcome, closingLineCounts, playwrightCounts, suiteOutcome, vitestCounts } from './outcome.mjs';
import { findOtherBrowsers, namesOf } from './other-browsers.mjs';
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

/** Ends a step that hangs; a busy machine takes twice the time of an idle one. */
const STEP_LIMIT_MS = 75 * 60_000;
/** Some hundred profiles and databases, of which a few are there at a time. */
const ROOMY_BYTES = 6e9;

/**
 * What is certain and cheap comes first, so that such a fault shows within the first minutes.
 *
 * @type {readonly Step[]}
 */
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
  check('docs', script('check-docs.mjs')),
  check('secrets', script('check-secrets.mjs')),
  step('build', ['install'], async () => ({ passed: 1, failed: 0, note: await build() }), true),
  check('budgets', script('check-budgets.mjs'), ['build']),
  vitest('rules', ['architecture'], ['install']),
  vitest('unit', ['contract', 'unit'], ['install']),
  // From here on browsers and databases are started.
  step('machine', ['install'], findMachine, true),
  simulation('sim', '--histories', '10000'),
  simulation('mutants', '--mutants'),
  simulation('sim:real', '--real', '--histories', '300'),
  vitest('server', ['server'], ['build', 'machine']),
  step('browser', ['build', 'machine'], () => runPlaywright('browser', 'playwright.config.ts'), true),
  step('faults', ['build', 'machine'], () => runPlaywright('faults', 'playwright.faults.config.ts'), true),
  step('browsers', ['build'], runOtherBrowsers, true),
];

/** The last of the steps that `npm test -- --quick` runs: none before it starts a browser or a database. */
export const LAST_QUICK_STEP = 'unit';

/** What the step `machine` found, for the journeys and the faults. */
let browser = '';
let browserShell = '';

async function findMachine() {
  browser = await findBrowser();
  browserShell = await findBrowserShell();
  const postgresql = await findOrInstallPostgresql15();
  return { passed: 1, failed: 0, note: `${browser}; ${browserShell || 'no shell of it'}; ${postgresql}` };
}

/** @param {string} name @param {string} config */
async function runPlaywright(name, config) {
  const report = reportPath(name);
  const env = {
    ...quickTemporaryFiles(),
    CHROMIUM_PATH: browser,
    CHROMIUM_SHELL_PATH: browserShell,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const command = tool('playwright', 'test', '--config', config, '--forbid-only', '--reporter=list,json');
  const result = await runLogged(name, command, env);
  return suiteOutcome(result, playwrightCounts(report));
}

/** Databases and profiles of journeys write and sync all the time: in memory, where the machine has it, that costs no disk. */
function quickTemporaryFiles() {
  const memory = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(memory)) return {};
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < ROOMY_BYTES ? {} : { TMPDIR: memory };
}

async function runOtherBrowsers() {
  const { found, missing } = await findOtherBrowsers();
  const note = missing.length > 0 ? `not tested, because not here: ${namesOf(missing)}` : namesOf(found);
  if (found.length === 0) return { passed: 0, failed: 0, note };
  const files = found.map(({ test }) => test);
  return { note, ...(await vitestOutcome('browsers', ['browsers'], files)) };
}

function step(name, needs, work, alone = false) {
  return { name, needs, work, alone };
}

function check(name, command, needs = ['install']) {
  return step(name, needs, async () => checkOutcome(await runLogged(name, command)));
}

function vitest(name, projects, needs) {
  return step(name, needs, () => vitestOutcome(name, projects), true);
}

async function vitestOutcome(name, projects, files = []) {
  const report = reportPath(name);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const result = await runLogged(name, tool('vitest', 'run', ...chosen, ...files, ...reporters), quickTemporaryFiles());
  return suiteOutcome(result, vitestCounts(report));
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
  const options = { cwd: root, log, limitMs: STEP_LIMIT_MS, onLine: beat.line, env: { NO_COLOR: '1', ...env } };
  const result = await run(command, options);
  beat.stop();
  return result;
}
