import { fromStorage } from '../../in-time.ts';
import { mainDb } from '../../db.ts';
import { PROFILE_DRAFT_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { readProfileWords, type ProfileDraft } from '../../profile-words.ts';

export type { ProfileDraft } from '../../profile-words.ts';

/**
 * Of the person who is signed in; `undefined` where there is none, or the phone does not answer. Words that a page left behind are
 * newer than what the database has. Never rejects.
 */
export async function profileDraft(): Promise<ProfileDraft | undefined> {
  const stored = async () => (await mainDb.settings.get(PROFILE_DRAFT_KEY))?.value as ProfileDraft | undefined;
  return profileWords() ?? ofPerson(await fromStorage(stored(), undefined).catch(() => undefined));
}

/** What a page left behind that was gone before the database had it. */
export function profileWords(): ProfileDraft | undefined {
  return ofPerson(readProfileWords());
}

function ofPerson(draft: ProfileDraft | undefined): ProfileDraft | undefined {
  return draft !== undefined && draft.owner === readPerson()?.id ? draft : undefined;
}
