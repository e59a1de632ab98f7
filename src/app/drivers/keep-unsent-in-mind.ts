import { follow } from '../../data/live.ts';
import { rememberUnsent } from '../../data/outbox/adapters/unsent-memory.ts';
import { countToRemember } from '../../data/queries/items/outbox.ts';

/** Keeps the number of what waits outside of the database, for the day on which that is gone. Answers what ends it. */
export function keepUnsentInMind(): () => void {
  // One that refuses says nothing about what waits.
  const count = () => countToRemember().catch(() => undefined);
  return follow(count, (unsent) => unsent !== undefined && rememberUnsent(unsent));
}
