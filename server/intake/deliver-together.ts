import { refusals } from '../refusal.ts';
import type { CheckedItem } from '../item.ts';
import { deliver, type Intake, type Outcome } from './deliver.ts';

/** Statements for single items that run side by side; what comes meanwhile waits for the next one. */
const LANES = 4;
/** Items in one statement. */
const GROUP = 50;

interface Waiting {
  item: CheckedItem;
  /** Has its sender hung up? */
  isGone(): boolean;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/**
 * Keeps single items as `deliver` does. One that comes alone is kept at once; those that come while all lanes
 * are busy are kept together, with one commit for all of them, each still answered by itself. One that had to wait, and that
 * nobody waits for any more, is left to its sender's next try.
 */
export function deliverTogether(intake: Intake): (item: CheckedItem, isGone: () => boolean) => Promise<Outcome> {
  const waiting: Waiting[] = [];
  let busy = 0;

  const run = async (first: Waiting): Promise<void> => {
    busy += 1;
    for (let group = [first]; group.length > 0; group = nextOf(waiting)) await deliverGroup(intake, group);
    busy -= 1;
  };

  return (item, isGone) =>
    new Promise((resolve, reject) => {
      const one = { item, isGone, resolve, reject };
      if (busy < LANES) void run(one);
      else waiting.push(one);
    });
}

/** The next that somebody waits for. */
function nextOf(waiting: Waiting[]): Waiting[] {
  const group: Waiting[] = [];
  while (waiting.length > 0 && group.length < GROUP) {
    const [next] = waiting.splice(0, 1) as [Waiting];
    if (next.isGone()) next.resolve({ refusal: refusals.busy() });
    else group.push(next);
  }
  return group;
}

async function deliverGroup(intake: Intake, group: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await deliver(
      intake,
      group.map(({ item }) => item),
    );
    group.forEach(({ resolve }, index) => resolve(outcomes[index] ?? { refusal: refusals.internal() }));
  } catch (error) {
    group.forEach(({ reject }) => reject(error));
  }
}
