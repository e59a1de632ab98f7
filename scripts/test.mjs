import { mkdirSync, writeFileSync } from 'node:fs';
import { chooseSteps } from './lib/choose-steps.mjs';
import { requireNode } from './lib/install.mjs';
import { inProject } from './lib/project.mjs';
import { runSteps } from './lib/run-steps.mjs';
import { stopChildrenOnSignals } from './lib/run.mjs';
import { asCommand, say } from './lib/say.mjs';
import { LAST_QUICK_STEP, steps } from './lib/steps.mjs';
import { summary, unsteadyTests } from './lib/summary.mjs';

/**
 * `npm test`: every check there is, from a fresh clone. Full output of each step: build/reports, with the tests that passed only at a
 * second or third try in unsteady.json.
 * For developers: `npm test -- --quick` (all that starts no browser and no database), `--only lint,unit`, `--from server`.
 */
await asCommand(async () => {
  requireNode();
  stopChildrenOnSignals();
  const results = await runSteps(chooseSteps(steps, process.argv.slice(2), LAST_QUICK_STEP));
  mkdirSync(inProject('build', 'reports'), { recursive: true });
  const unsteady = JSON.stringify(unsteadyTests(results), undefined, 2);
  writeFileSync(inProject('build', 'reports', 'unsteady.json'), `${unsteady}\n`);
  say(`\n${summary(results)}`);
  return results.some((result) => result.failed > 0) ? 1 : 0;
});
