import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { keepBusy } from './lib/keep-busy.mjs';
import { stopChildrenOnSignals } from './lib/run.mjs';
import { Refusal, asCommand, say, seconds, tail } from './lib/say.mjs';
import { chooseSuites, failuresOf, steadyReport } from './lib/steady-report.mjs';
import { findMachine, runOtherBrowsers, runPlaywright, runVitest } from './lib/suites.mjs';

/**
 * Plays what touches browsers, processes and databases several times without second tries, and says which tests failed in how many
 * of the rounds: each of those has a cause, to be found and mended.
 *   npm run steady                                     server tests, journeys, faults, other browsers, five times
 *   npm run steady -- --times 20 tests/e2e/push.spec.ts
 *   npm run steady -- --load                           beside a load that keeps two cores busy
 */
const LOAD_CORES = 2;
/** Of what a test said when it failed. */
const SHOWN_LINES = 12;

/** @type {Record<import('./lib/steady-report.mjs').SuiteName, (name: string, files: readonly string[]) => Promise<import('./lib/outcome.mjs').Outcome>>} */
const suites = {
  server: (name, files) => runVitest(name, ['server'], [...files, '--retry=0']),
  browser: (name, files) => runPlaywright(name, 'playwright.config.ts', [...files, '--retries=0']),
  faults: (name, files) => runPlaywright(name, 'playwright.faults.config.ts', [...files, '--retries=0']),
  browsers: (name, files) => runOtherBrowsers(name, files, ['--retry=0']),
};

await asCommand(async () => {
  requireNode();
  stopChildrenOnSignals();
  const { values: options, positionals: files } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '5' }, load: { type: 'boolean', default: false } },
  });
  if (!/^[1-9]\d{0,2}$/.test(options.times)) throw new Refusal('--times takes a whole number from 1 to 999.');
  const times = Number(options.times);
  const chosen = chooseSuites(files);
  await ensureInstalled();
  await build();
  say(await findMachine());
  const stopLoad = options.load ? keepBusy(LOAD_CORES) : async () => undefined;
  const failures = [];
  for (let round = 1; round <= times; round += 1) {
    for (const [suite, own] of chosen) {
      const startedAt = Date.now();
      const outcome = await suites[suite](`steady-${suite}`, own);
      say(
        `round ${round} of ${times}, ${suite}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds(Date.now() - startedAt)}`,
      );
      const found = failuresOf(suite, outcome, own.length > 0);
      // At once: who ends it early has what was found until then.
      for (const { title, message } of found) say(`        ${title}\n${tail(message, SHOWN_LINES)}`);
      if (outcome.failed > 0 && !outcome.tests) say(tail(outcome.trouble ?? '', 60));
      failures.push(...found);
    }
  }
  await stopLoad();
  say(`\n${steadyReport(failures, times)}`);
  return failures.length > 0 ? 1 : 0;
});
