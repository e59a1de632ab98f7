import { mkdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';

/**
 * Plays the outbox engine's real code in virtual time, with faults, and checks what must hold (tests/sim).
 *   npm run sim -- --histories 20000 --seed 1     that many histories from that seed on
 *   npm run sim -- --mutants                      plants one bug after another; each must be caught
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = `${root}build/sim`;
const MUTANT_HISTORIES = 4000;
const WORKERS = Math.min(2, availableParallelism());

const { values: options } = parseArgs({
  options: {
    histories: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    mutants: { type: 'boolean', default: false },
  },
});

mkdirSync(outDir, { recursive: true });
process.exitCode = (options.mutants ? await runMutants() : await runHistories()) ? 0 : 1;

async function runHistories() {
  const [histories, seed] = [whole('histories', options.histories), whole('seed', options.seed)];
  const startedAt = performance.now();
  const file = await bundle('main', []);
  for (const { seed: old, why } of json('tests/sim/regressions.json')) {
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
    `sim: ${sum('histories')} histories from seed ${seed}, ${sum('items')} items, ${sum('requests')} requests, ${seconds} s`,
  );
  const failing = tallies.find(({ caught }) => caught)?.caught;
  return failing ? report(failing, 'an invariant broke') : true;
}

async function runMutants() {
  const mutants = json('tests/sim/mutants.json');
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

async function isCaught(mutant) {
  const edits = mutant.edits ?? (mutant.file ? [mutant] : []);
  const file = await bundle(`mutant-${mutant.name.replaceAll(/\W+/g, '-')}`, edits);
  const startedAt = performance.now();
  const { histories, caught } = await play(file, { first: 1, step: 1, count: MUTANT_HISTORIES, bug: mutant.serverBug });
  const took = `${histories} histories, ${Math.round(performance.now() - startedAt)} ms`;
  console.log(
    caught ? `  caught   ${mutant.name} (${took}): ${caught.violation}` : `  SURVIVED ${mutant.name} (${took})`,
  );
  return caught !== undefined;
}

/** The simulation as one file, with each edit made in the engine's own source. An edit must fit exactly once. */
async function bundle(name, edits) {
  const missing = new Set(edits);
  const plant = {
    name: 'plant-bugs',
    transform(code, id) {
      let planted = code;
      for (const edit of edits) {
        if (!id.includes('/src/data/outbox/') || basename(id) !== edit.file) continue;
        const parts = planted.split(edit.find);
        if (parts.length !== 2) throw new Error(`"${edit.find}" stands ${parts.length - 1} times in ${edit.file}`);
        planted = parts.join(edit.replace);
        missing.delete(edit);
      }
      return planted === code ? null : { code: planted };
    },
  };
  const built = await rolldown({
    input: `${root}tests/sim/main.ts`,
    platform: 'node',
    plugins: [plant],
    logLevel: 'warn',
  });
  const file = `${outDir}/${name}.mjs`;
  await built.write({ file, format: 'esm' });
  if (missing.size > 0)
    throw new Error(`${name}: ${[...missing].map((edit) => edit.file).join(', ')} is not part of the simulation`);
  return file;
}

function play(file, part) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: part });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function report(caught, why) {
  console.error(`sim: ${why}: seed ${caught.seed}: ${caught.violation}`);
  console.error(caught.operations.map(({ at, kind }) => `  ${at} ms ${kind}`).join('\n'));
  console.error(caught.trace.map((line) => `    ${line}`).join('\n'));
  return false;
}

function json(path) {
  return JSON.parse(readFileSync(root + path, 'utf8'));
}

function whole(name, text) {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}"`);
  return Number(text);
}
