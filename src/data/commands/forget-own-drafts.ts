import { outboxDb } from '../db.ts';
import { fromStorage } from '../in-time.ts';

/**
 * What somebody typed while they were signed in goes with their session, as does a correction of what only they may see, which itself stays;
 * what was typed before stays for whoever types on, and what is of the account `butOf`, which logs in again. Never rejects.
 */
export async function forgetOwnDrafts(butOf?: string): Promise<void> {
  await fromStorage(deleteOwn(butOf), undefined).catch(() => undefined);
}

function deleteOwn(butOf: string | undefined): Promise<void> {
  return outboxDb.transaction('rw', [outboxDb.items, outboxDb.drafts], async () => {
    const drafts = await outboxDb.drafts.toArray();
    const corrected = await outboxDb.items.bulkGet(drafts.map(({ supersedes = '' }) => supersedes));
    const whose = drafts.map(({ id, owner }, at) => ({ id, owner: owner ?? corrected[at]?.writtenBy }));
    const own = whose.filter(({ owner }) => owner !== undefined && owner !== butOf);
    await outboxDb.drafts.bulkDelete(own.map(({ id }) => id));
  });
}
