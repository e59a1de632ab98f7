import { Refusal, say, seconds, tail } from './say.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./outcome.mjs').Outcome & { name: string, ms: number, ran: boolean }} StepResult
 */

/**
 * Runs the steps in their order, neighbours that are not `alone` two at a time, and those `aside` beside all that follows them, one after
 * the other. A failed step stops only what needs it.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<StepResult[]>} in the order of the steps
 */
export async function runSteps(steps) {
  /** @type {Map<string, StepResult>} */
  const results = new Map();
  const worker = async (waiting) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results.set(next.name, await runStep(next, results, steps));
    }
  };
  let aside = Promise.resolve();
  for (const group of groups(steps)) {
    const waiting = [...group];
    if (group[0]?.aside) aside = aside.then(() => worker(waiting));
    else await Promise.all([worker(waiting), worker(waiting)]);
  }
  await aside;
  return steps.flatMap((step) => results.get(step.name) ?? []);
}

/** Runs of steps that may overlap, or go aside together. */
function groups(steps) {
  /** @type {Step[][]} */
  const made = [];
  for (const step of steps) {
    const last = made.at(-1);
    if (last?.[0] && kindOf(last[0]) === kindOf(step) && !step.alone) last.push(step);
    else made.push([step]);
  }
  return made;
}

/** @param {Step} step */
function kindOf({ aside, alone }) {
  return aside ? 'aside' : alone ? 'alone' : 'beside others';
}

async function runStep(step, results, steps) {
  const place = `[${steps.indexOf(step) + 1}/${steps.length}]`;
  const missing = step.needs.filter((name) => results.get(name)?.failed !== 0);
  if (missing.length > 0) {
    say(`${place} ${step.name}: not run, it needs ${missing.join(' and ')}`);
    return { name: step.name, ms: 0, ran: false, passed: 0, failed: 1, note: `needs ${missing.join(' and ')}` };
  }
  say(`${place} ${step.name} …`);
  const startedAt = Date.now();
  const outcome = await outcomeOf(step);
  const result = { ...outcome, name: step.name, ms: Date.now() - startedAt, ran: true };
  say(`${place} ${line(result)}`);
  if (result.failed > 0 && result.trouble) say(tail(result.trouble, 60));
  return result;
}

async function outcomeOf(step) {
  try {
    return await step.work();
  } catch (error) {
    const trouble = error instanceof Refusal ? error.message : String(error?.stack ?? error);
    return { passed: 0, failed: 1, trouble };
  }
}

function line({ name, ms, passed, failed, note }) {
  const count = passed + failed > 1 ? ` · ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  return `${name}: ${failed > 0 ? 'FAILED' : 'ok'} in ${seconds(ms)}${count}${note ? ` · ${note}` : ''}`;
}
