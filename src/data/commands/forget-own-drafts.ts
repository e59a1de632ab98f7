import { outboxDb } from '../db.ts';
import { fromStorage } from '../in-time.ts';

/**
 * What somebody typed while they were signed in goes with their session, as does a correction of what only they may see, which itself stays;
 * what was typed before stays for whoever types on. Never rejects.
 */
export async function forgetOwnDrafts(): Promise<void> {
  await fromStorage(deleteOwn(), undefined).catch(() => undefined);
}

function deleteOwn(): Promise<void> {
  return outboxDb.transaction('rw', [outboxDb.items, outboxDb.drafts], async () => {
    const drafts = await outboxDb.drafts.toArray();
    const corrected = await outboxDb.items.bulkGet(drafts.map(({ supersedes = '' }) => supersedes));
    const own = drafts.filter(({ owner }, at) => owner !== undefined || corrected[at]?.writtenBy !== undefined);
    await outboxDb.drafts.bulkDelete(own.map(({ id }) => id));
  });
}
