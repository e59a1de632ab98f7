import { mainDb, outboxDb } from '../../db.ts';
import { noteOutbox } from '../../outbox/keep/unreadable.ts';

/**
 * Lets the next query open the device's databases anew, at the person's word: one that was refused, or that never
 * answered, is not opened again by itself.
 */
export async function reopenStorage(): Promise<void> {
  const databases = [outboxDb, mainDb];
  for (const db of databases) db.close();
  // An opening that hangs gives up only after this turn.
  await new Promise((resolve) => setTimeout(resolve));
  for (const db of databases) db.close({ disableAutoOpen: false });
  // Whoever reads next tells how it stands.
  noteOutbox(false);
}
