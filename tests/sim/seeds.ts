import { drawOperations, type Operation, type Outcome, playHistory } from './history.ts';
import { Prng } from './prng.ts';
import type { ServerBug } from './server-model.ts';

export interface Catch {
  seed: number;
  violation: string;
  operations: readonly Operation[];
  trace: readonly string[];
}

export interface Tally {
  histories: number;
  items: number;
  requests: number;
  caught?: Catch;
}

/** One seed in this many is played twice: the same seed must give the same trace (I16). */
const REPLAYED_SHARE = 100;

/** Plays the seeds from `first` on, every `step`th, up to `count` of them or the first violation. */
export async function playSeeds(first: number, step: number, count: number, bug?: ServerBug): Promise<Tally> {
  const tally: Tally = { histories: 0, items: 0, requests: 0 };
  for (let n = 0; n < count; n += 1) {
    const seed = first + n * step;
    const list = drawOperations(new Prng(seed));
    const isReplayed = seed % REPLAYED_SHARE === 0;
    const outcome = await playHistory(seed, list, { trace: isReplayed, bug });
    tally.histories += 1;
    tally.items += outcome.items;
    tally.requests += outcome.requests;
    const violation = outcome.violation ?? (isReplayed ? await replayed(seed, list, outcome, bug) : undefined);
    if (violation === undefined) continue;
    tally.caught = await shrunk(seed, list, violation, bug);
    return tally;
  }
  return tally;
}

async function replayed(
  seed: number,
  list: readonly Operation[],
  first: Outcome,
  bug?: ServerBug,
): Promise<string | undefined> {
  const second = await playHistory(seed, list, { trace: true, bug });
  return second.hash === first.hash ? undefined : 'I16: the same seed gave another trace';
}

/** Leaves out one operation after another as long as an invariant still breaks; answers the shortest list with its trace. */
async function shrunk(seed: number, list: readonly Operation[], violation: string, bug?: ServerBug): Promise<Catch> {
  let operations = list;
  let found = violation;
  for (let index = operations.length - 1; index >= 0; index -= 1) {
    const shorter = operations.filter((_, other) => other !== index);
    const outcome = await playHistory(seed, shorter, { trace: false, bug });
    if (outcome.violation === undefined) continue;
    operations = shorter;
    found = outcome.violation;
  }
  const { trace } = await playHistory(seed, operations, { trace: true, bug });
  return { seed, violation: found, operations, trace };
}
