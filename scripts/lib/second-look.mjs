import { playwrightCounts } from './outcome.mjs';

/** With more than these it is no matter of a moment's load. */
const MOST = 6;
/** How often each must pass, alone on the machine and without a break. */
const TIMES = 3;

/**
 * Journeys that fell while others had both cores are played again, one at a time. Those that then pass each time count as passed, and are
 * named in the summary as unsteady; if a single one does not, the outcome stays as it was.
 *
 * @param {import('./outcome.mjs').Outcome} outcome
 * @param {(args: readonly string[]) => Promise<string>} playAgain plays the failed ones with these arguments, answers the path of the report
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function lookAgain(outcome, playAgain) {
  const { passed, failed, tests = [] } = outcome;
  const places = [...new Set(tests.flatMap(({ place }) => place ?? []))];
  if (failed === 0 || failed > MOST || tests.filter(({ place }) => place).length !== failed) return outcome;
  const again = playwrightCounts(await playAgain([...places, `--repeat-each=${TIMES}`, '--workers=1']));
  // Several may stand at one place, made from a table.
  const isSteady = again?.failed === 0 && again.skipped === 0 && again.passed >= failed * TIMES;
  if (!isSteady) return outcome;
  return { passed: passed + failed, failed: 0, note: `${failed} unsteady: named above`, unsteady: tests };
}
