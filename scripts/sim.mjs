import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { bundle, json, play } from './lib/sim-bundle.mjs';

/**
 * Plays the outbox engine's real code in virtual time, with faults, and checks what must hold (tests/sim).
 *   npm run sim -- --histories 20000 --seed 1     that many histories from that seed on
 *   npm run sim -- --mutants                      plants one bug after another; each must be caught
 *   npm run sim -- --real --histories 300         against the real server and database, which must do as the model says
 *   npm run sim -- --real --mutants               plants bugs in server and model
 */
const MUTANT_HISTORIES = 4000;
/** A database for each planted bug takes longer than the histories that find it. */
const REAL_MUTANT_HISTORIES = 60;
const WORKERS = Math.min(2, availableParallelism());

const { values: options } = parseArgs({
  options: {
    histories: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    mutants: { type: 'boolean', default: false },
    real: { type: 'boolean', default: false },
  },
});

const against = options.real ? 'real' : 'model';
process.exitCode = (options.mutants ? await runMutants() : await runHistories()) ? 0 : 1;

async function runHistories() {
  const [histories, seed] = [whole('histories', options.histories), whole('seed', options.seed)];
  const startedAt = performance.now();
  const file = await bundle(against, [], against);
  for (const { seed: old, why } of options.real ? [] : json('tests/sim/regressions.json')) {
    const { caught } = await play(file, { first: old, step: 1, count: 1 });
    if (caught) return report(caught, `regression: ${why}`);
  }
  const share = Math.ceil(histories / WORKERS);
  const parts = Array.from({ length: WORKERS }, (_, index) =>
    play(file, { first: seed + index, step: WORKERS, count: share }),
  );
  const tallies = await Promise.all(parts);
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `sim against the ${against === 'real' ? 'real server' : 'model'}: ${sum('histories')} histories from seed ${seed}, ${sum('items')} items, ${sum('requests')} requests, ${seconds} s`,
  );
  const failing = tallies.find(({ caught }) => caught)?.caught;
  return failing ? report(failing, 'an invariant broke') : true;
}

async function runMutants() {
  const mutants = json(options.real ? 'tests/sim/real/mutants.json' : 'tests/sim/mutants.json');
  const survivors = [];
  const waiting = [...mutants];
  const startedAt = performance.now();
  const work = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift())
      if (!(await isCaught(mutant))) survivors.push(mutant.name);
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`sim: ${mutants.length - survivors.length} of ${mutants.length} planted bugs caught, ${seconds} s`);
  for (const name of survivors) console.error(`sim: not caught: ${name}`);
  return survivors.length === 0;
}

/** By the history that caught it before, where that took long to find; by any other if the sources have changed since. */
async function isCaught(mutant) {
  const edits = mutant.edits ?? (mutant.file ? [mutant] : []);
  const file = await bundle(`mutant-${mutant.name.replaceAll(/\W+/g, '-')}`, edits, against);
  const startedAt = performance.now();
  const search = { first: 1, step: 1, count: options.real ? REAL_MUTANT_HISTORIES : MUTANT_HISTORIES };
  const known = mutant.seed === undefined ? [] : [{ first: mutant.seed, step: 1, count: 1 }];
  let histories = 0;
  let caught;
  for (const part of [...known, search]) {
    const tally = await play(file, { ...part, bug: mutant.serverBug, isJudgedOnly: true });
    histories += tally.histories;
    caught = tally.caught;
    if (caught) break;
  }
  const took = `${histories} histories, ${Math.round(performance.now() - startedAt)} ms`;
  const seed = caught && caught.seed !== mutant.seed ? `, seed ${caught.seed}` : '';
  console.log(
    caught ? `  caught   ${mutant.name} (${took}${seed}): ${caught.violation}` : `  SURVIVED ${mutant.name} (${took})`,
  );
  return caught !== undefined;
}

function report(caught, why) {
  console.error(`sim: ${why}: seed ${caught.seed}: ${caught.violation}`);
  console.error(caught.operations.map(({ at, kind }) => `  ${at} ms ${kind}`).join('\n'));
  console.error(caught.trace.map((line) => `    ${line}`).join('\n'));
  return false;
}

function whole(name, text) {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}"`);
  return Number(text);
}
