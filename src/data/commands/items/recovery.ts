import { outboxDb } from '../../db.ts';
import { RECOVERY_KEY } from '../../outbox/keep/recovery.ts';
import { withReopen } from '../../reopen.ts';

/** The person has read what was put back. */
export async function dismissRecovery(): Promise<void> {
  await withReopen(outboxDb, () => outboxDb.meta.delete(RECOVERY_KEY));
}
