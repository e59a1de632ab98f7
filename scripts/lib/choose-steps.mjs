import { Refusal } from './say.mjs';

/**
 * The steps that a developer asked for, with those they need, in their own order.
 *
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {readonly string[]} args `--quick` · `--only lint,unit` · `--from server` · nothing: all. `types` names every `types:…`
 * @param {string} lastQuick name of the last step of `--quick`
 */
export function chooseSteps(steps, args, lastQuick) {
  const [option, value = '', ...rest] = args;
  if (option === undefined) return steps;
  if (option === '--quick' && args.length === 1) {
    return steps.slice(0, steps.findIndex(({ name }) => name === lastQuick) + 1);
  }
  if (rest.length > 0 || !['--only', '--from'].includes(option)) {
    throw new Refusal('npm test takes `-- --quick`, `-- --only lint,unit` or `-- --from server`, or nothing.');
  }
  const named = value.split(',').flatMap((name) => stepsNamed(steps, name));
  const first = steps.findIndex((step) => named.includes(step));
  const wanted = option === '--from' ? steps.slice(first) : named;
  const chosen = new Set(wanted);
  for (const step of steps.toReversed()) {
    if (chosen.has(step))
      for (const name of step.needs) chosen.add(steps[steps.findIndex((other) => other.name === name)]);
  }
  return steps.filter((step) => chosen.has(step));
}

function stepsNamed(steps, name) {
  const found = steps.filter((step) => step.name === name || step.name.startsWith(`${name}:`));
  if (found.length === 0) {
    throw new Refusal(`There is no step "${name}". Steps: ${steps.map((step) => step.name).join(', ')}.`);
  }
  return found;
}
