import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { checkOutcome, closingLineCounts, suiteOutcome } from './outcome.mjs';
import { script, tool } from './project.mjs';
import { findMachine, runAside, runLogged, runOtherBrowsers, runPlaywright, runVitest } from './suites.mjs';

/**
 * One line of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} needs names of the steps without whose success it cannot run
 * @property {boolean} [alone] takes both cores, or writes what others read
 * @property {boolean} [aside] needs nothing but processor time, and gives way to all that follows it, which waits for much else
 * @property {() => Promise<import('./outcome.mjs').Outcome>} work
 */

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
  vitest('unit', ['contract', 'unit', 'screens', 'alone'], ['install']),
  // From here on browsers and databases are started.
  step('machine', ['install'], async () => ({ passed: 1, failed: 0, note: await findMachine() }), true),
  simulation('sim', '--histories', '10000'),
  simulation('mutants', '--mutants'),
  simulation('sim:real', '--real', '--histories', '300'),
  vitest('server', ['server'], ['build', 'machine']),
  step('browser', ['build', 'machine'], () => runPlaywright('browser', 'playwright.config.ts'), true),
  step('faults', ['build', 'machine'], () => runPlaywright('faults', 'playwright.faults.config.ts'), true),
  step('browsers', ['build'], () => runOtherBrowsers('browsers'), true),
];

/** The last of the steps that `npm test -- --quick` runs: none before it starts a browser or a database. */
export const LAST_QUICK_STEP = 'unit';

function step(name, needs, work, alone = false) {
  return { name, needs, work, alone };
}

function check(name, command, needs = ['install']) {
  return step(name, needs, async () => checkOutcome(await runLogged(name, command)));
}

function vitest(name, projects, needs) {
  return step(name, needs, () => runVitest(name, projects), true);
}

function simulation(name, ...args) {
  const work = async () => {
    const result = await runAside(name, script('sim.mjs', ...args));
    const counts = closingLineCounts(result.output);
    return counts ? suiteOutcome(result, counts) : checkOutcome(result);
  };
  return { name, needs: ['install'], aside: true, work };
}
