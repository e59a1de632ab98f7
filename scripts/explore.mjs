import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectFiles } from './lib/project-files.mjs';
import { inProject, root, script, tool } from './lib/project.mjs';
import { run, stopChildrenOnSignals } from './lib/run.mjs';
import { Refusal, asCommand, say, tail } from './lib/say.mjs';

/**
 * Looks for what the fixed seeds of `npm test` do not meet: every property and the simulation with seeds never tried before, again and
 * again until the time is over.
 *   npm run explore                     ten minutes
 *   npm run explore -- --minutes 60     an hour
 *   npm run explore -- --seed 4711      that one seed, once
 * A seed that fails is printed; make it a named case (an `examples` of its property, a line of tests/sim/regressions.json).
 */
const MINUTE_MS = 60_000;
const HISTORIES = 5000;
/** Projects of vitest.config.ts that hold properties. Those that differ in their number of workers cannot run in one call. */
const calls = [['contract', 'unit', 'screens', 'alone'], ['server']];
const SEEDS = 1_000_000_000;
const PROPERTIES = /from '[^']*\/property\.ts'/;

await asCommand(async () => {
  stopChildrenOnSignals();
  const { values: options } = parseArgs({
    options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
  });
  const minutes = whole('minutes', options.minutes);
  const only = options.seed === undefined ? undefined : whole('seed', options.seed);
  await ensureInstalled();
  await build();
  const files = projectFiles().filter(
    (path) => /\.test\.tsx?$/.test(path) && PROPERTIES.test(readFileSync(inProject(path), 'utf8')),
  );
  if (files.length === 0) throw new Refusal('No property was found.');
  if (only !== undefined) return report(only, await playRound(only, files));
  const until = Date.now() + minutes * MINUTE_MS;
  let rounds = 0;
  for (; Date.now() < until; rounds += 1) {
    const seed = randomInt(SEEDS);
    const failure = await playRound(seed, files, until - Date.now());
    if (failure !== undefined) return report(seed, failure);
  }
  say(`explore: ${rounds} rounds over ${files.length} files and ${HISTORIES} histories each, nothing found`);
  return 0;
});

/** @returns {Promise<string | undefined>} what failed */
async function playRound(seed, files, limitMs) {
  say(`explore: seed ${seed} …`);
  const startedAt = Date.now();
  const commands = [
    ...calls.map((projects) =>
      tool('vitest', 'run', ...projects.map((name) => `--project=${name}`), ...files, '--retry=0'),
    ),
    script('sim.mjs', '--histories', String(HISTORIES), '--seed', String(seed)),
  ];
  for (const command of commands) {
    const left = limitMs === undefined ? undefined : Math.max(1, limitMs - (Date.now() - startedAt));
    const env = { PROPERTY_SEED: String(seed), NO_COLOR: '1' };
    const { code, output } = await run(command, { cwd: root, env, ...(left !== undefined && { limitMs: left }) });
    // Cut off when the time was over: what was not finished has not failed.
    if (code === 124) return undefined;
    if (code !== 0) return output;
  }
  return undefined;
}

function report(seed, failure) {
  if (failure === undefined) {
    say(`explore: seed ${seed}: nothing found`);
    return 0;
  }
  say(tail(failure, 120));
  say(`explore: seed ${seed} failed: npm run explore -- --seed ${seed}`);
  return 1;
}

function whole(name, text) {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}
