import { outboxDb } from '../../src/data/db.ts';

/** For screen tests: the server has confirmed all that this phone holds, just now. */
export async function allSent(): Promise<void> {
  await outboxDb.items.toCollection().modify({ state: 'sent', sentAt: Date.now() });
}
