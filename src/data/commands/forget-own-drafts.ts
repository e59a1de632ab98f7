import { outboxDb } from '../db.ts';
import { fromStorage } from '../in-time.ts';

/** What somebody typed while they were signed in goes with their session; what was typed before stays for whoever types on. Never rejects. */
export async function forgetOwnDrafts(): Promise<void> {
  const deleting = outboxDb.drafts.filter(({ owner }) => owner !== undefined).delete();
  await fromStorage(deleting, undefined).catch(() => undefined);
}
