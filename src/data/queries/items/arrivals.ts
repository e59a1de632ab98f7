import { outboxDb } from '../../db.ts';
import { receiptStates, unsentCount } from './outbox.ts';

/** How many items of this phone are on each side, to tell when one has come over. */
export interface Arrivals {
  sent: number;
  needsYou: number;
  unsent: number;
}

export function arrivals(): Promise<Arrivals> {
  return outboxDb.transaction('r', outboxDb.items, async () => {
    const [sent, needsYou, unsent] = await Promise.all([count('sent'), count('needs-you'), unsentCount()]);
    return { sent, needsYou, unsent };
  });
}

async function count(state: string): Promise<number> {
  const all = await outboxDb.items.where('[state+createdAt]').between([state], [state, []]).count();
  return all - (await receiptStates()).filter((one) => one === state).length;
}
