import {
  drawOperations,
  type Operation,
  type Outcome,
  playHistory,
  type PlayOptions,
  withAccounts,
} from './history.ts';
import { Prng } from './prng.ts';
import { modelStage } from './stage.ts';

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

interface Setting extends Omit<PlayOptions, 'trace'> {
  /** To know that a history breaks an invariant is enough: nobody will read what happened in it. */
  isJudgedOnly?: boolean | undefined;
}

/** One seed in this many is played twice: the same seed must give the same trace (I16). */
const REPLAYED_SHARE = 100;

/** Plays the seeds from `first` on, every `step`th, up to `count` of them or the first violation. */
export async function playSeeds(first: number, step: number, count: number, setting: Setting = {}): Promise<Tally> {
  const tally: Tally = { histories: 0, items: 0, requests: 0 };
  for (let n = 0; n < count; n += 1) {
    const seed = first + n * step;
    const drawn = drawOperations(new Prng(seed));
    const list = (setting.stage ?? modelStage).hasAccounts ? withAccounts(seed, drawn) : drawn;
    const isReplayed = seed % REPLAYED_SHARE === 0;
    const outcome = await playHistory(seed, list, { ...setting, trace: isReplayed });
    tally.histories += 1;
    tally.items += outcome.items;
    tally.requests += outcome.requests;
    const violation = outcome.violation ?? (isReplayed ? await replayed(seed, list, outcome, setting) : undefined);
    if (violation === undefined) continue;
    tally.caught = setting.isJudgedOnly
      ? { seed, violation, operations: list, trace: [] }
      : await shrunk(seed, list, violation, setting);
    return tally;
  }
  return tally;
}

async function replayed(
  seed: number,
  list: readonly Operation[],
  first: Outcome,
  setting: Setting,
): Promise<string | undefined> {
  const second = await playHistory(seed, list, { ...setting, trace: true });
  return second.hash === first.hash ? undefined : 'I16: the same seed gave another trace';
}

/** Leaves out one operation after another as long as an invariant still breaks; answers the shortest list with its trace. */
async function shrunk(seed: number, list: readonly Operation[], violation: string, setting: Setting): Promise<Catch> {
  let operations = list;
  let found = violation;
  for (let index = operations.length - 1; index >= 0; index -= 1) {
    const shorter = operations.filter((_, other) => other !== index);
    const outcome = await playHistory(seed, shorter, { ...setting, trace: false });
    if (outcome.violation === undefined) continue;
    operations = shorter;
    found = outcome.violation;
  }
  const { trace } = await playHistory(seed, operations, { ...setting, trace: true });
  return { seed, violation: found, operations, trace };
}
