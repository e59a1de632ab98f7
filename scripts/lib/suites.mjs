import { existsSync, rmSync, statfsSync } from 'node:fs';
import { findBrowser, findBrowserShell } from './browser.mjs';
import { playwrightCounts, suiteOutcome, vitestCounts } from './outcome.mjs';
import { findOtherBrowsers, namesOf } from './other-browsers.mjs';
import { findOrInstallPostgresql15 } from './postgresql-15.mjs';
import { inProject, root, tool } from './project.mjs';
import { run } from './run.mjs';
import { heartbeat } from './say.mjs';

/** Ends a suite that hangs; a busy machine takes twice the time of an idle one. */
const SUITE_LIMIT_MS = 75 * 60_000;
/** Some hundred profiles and databases, of which a few are there at a time. */
const ROOMY_BYTES = 6e9;

/** What `findMachine` found, for the journeys and the faults. */
let browser = '';
let browserShell = '';

/** @returns {Promise<string>} what the suites with browsers and databases will run on */
export async function findMachine() {
  browser = await findBrowser();
  browserShell = await findBrowserShell();
  const postgresql = await findOrInstallPostgresql15();
  return `${browser}; ${browserShell || 'no shell of it'}; ${postgresql}`;
}

/**
 * @param {string} name of its report and its log
 * @param {string} config
 * @param {readonly string[]} [more] words for Playwright: files, options
 */
export async function runPlaywright(name, config, more = []) {
  const report = reportPath(name);
  const env = {
    ...quickTemporaryFiles(),
    CHROMIUM_PATH: browser,
    CHROMIUM_SHELL_PATH: browserShell,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const command = tool('playwright', 'test', '--config', config, '--forbid-only', '--reporter=list,json', ...more);
  return suiteOutcome(await runLogged(name, command, env), playwrightCounts(report));
}

/**
 * @param {string} name of its report and its log
 * @param {readonly string[]} projects of vitest.config.ts
 * @param {readonly string[]} [more] words for Vitest: files, options
 */
export async function runVitest(name, projects, more = []) {
  const report = reportPath(name);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = tool('vitest', 'run', ...chosen, ...more, ...reporters);
  return suiteOutcome(await runLogged(name, command, quickTemporaryFiles()), vitestCounts(report));
}

/**
 * @param {string} name of its report and its log
 * @param {readonly string[]} [only] test files; none: those of every engine found here
 * @param {readonly string[]} [more] words for Vitest
 */
export async function runOtherBrowsers(name, only = [], more = []) {
  const { found, missing } = await findOtherBrowsers();
  const note = missing.length > 0 ? `not tested, because not here: ${namesOf(missing)}` : namesOf(found);
  if (found.length === 0) return { passed: 0, failed: 0, note };
  const files = only.length > 0 ? only : found.map(({ test }) => test);
  return { note, ...(await runVitest(name, ['browsers'], [...files, ...more])) };
}

/**
 * A command with its output in build/reports.
 *
 * @param {string} name
 * @param {readonly string[]} command
 * @param {Record<string, string>} [env]
 */
export function runLogged(name, command, env = {}) {
  return runWith(name, command, env, false);
}

/** As `runLogged`, in the time that all others leave. */
export function runAside(name, command) {
  return runWith(name, command, {}, true);
}

async function runWith(name, command, env, givesWay) {
  const log = inProject('build', 'reports', `${name.replace(':', '-')}.log`);
  const beat = heartbeat(name);
  const onLine = beat.line;
  const result = await run(command, {
    cwd: root,
    log,
    limitMs: SUITE_LIMIT_MS,
    onLine,
    env: { NO_COLOR: '1', ...env },
    givesWay,
  });
  beat.stop();
  return result;
}

/** Databases and profiles of journeys write and sync all the time: in memory, where the machine has it, that costs no disk. */
function quickTemporaryFiles() {
  const memory = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(memory)) return {};
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < ROOMY_BYTES ? {} : { TMPDIR: memory };
}

function reportPath(name) {
  const path = inProject('build', 'reports', `${name}.json`);
  rmSync(path, { force: true });
  return path;
}
