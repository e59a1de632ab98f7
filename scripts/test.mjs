import { chooseSteps } from './lib/choose-steps.mjs';
import { requireNode } from './lib/install.mjs';
import { runSteps } from './lib/run-steps.mjs';
import { stopChildrenOnSignals } from './lib/run.mjs';
import { asCommand, say } from './lib/say.mjs';
import { steps } from './lib/steps.mjs';
import { summary } from './lib/summary.mjs';

/**
 * `npm test`: every check there is, from a fresh clone. Full output of each step: build/reports.
 * For developers: `npm test -- --only lint,unit`, `npm test -- --from server`.
 */
await asCommand(async () => {
  requireNode();
  stopChildrenOnSignals();
  const results = await runSteps(chooseSteps(steps, process.argv.slice(2)));
  say(`\n${summary(results)}`);
  return results.some((result) => result.failed > 0) ? 1 : 0;
});
