import { refusals } from '../refusal.ts';
import type { CheckedItem } from '../item.ts';
import { deliver, type Intake, type Outcome } from './deliver.ts';

/** Statements for single items that run side by side; what comes meanwhile waits for the next one. */
const LANES = 4;
/** Items in one statement. */
const GROUP = 50;

interface Waiting {
  item: CheckedItem;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/**
 * Keeps single items as `deliver` does. One that comes alone is kept at once; those that come while all lanes
 * are busy are kept together, with one commit for all of them, each still answered by itself.
 */
export function deliverTogether(intake: Intake): (item: CheckedItem) => Promise<Outcome> {
  const waiting: Waiting[] = [];
  let busy = 0;

  const run = async (): Promise<void> => {
    busy += 1;
    for (let group = waiting.splice(0, GROUP); group.length > 0; group = waiting.splice(0, GROUP)) {
      await deliverGroup(intake, group);
    }
    busy -= 1;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (busy < LANES) void run();
    });
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
