import { outboxDb } from '../../db.ts';
import { RECOVERY_KEY, type Recovery } from '../../outbox/keep/recovery.ts';

export type { Recovery } from '../../outbox/keep/recovery.ts';

/** What was put back after this phone's storage was damaged, until the person has read it. */
export async function recovery(): Promise<Recovery | undefined> {
  return (await outboxDb.meta.get(RECOVERY_KEY))?.value as Recovery | undefined;
}
