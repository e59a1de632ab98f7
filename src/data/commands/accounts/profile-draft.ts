import { fromStorage } from '../../in-time.ts';
import { mainDb } from '../../db.ts';
import { readPerson } from '../../person-store.ts';
import { PROFILE_DRAFT_KEY } from '../../own-settings.ts';
import { writeProfileWords, type ProfileDraft } from '../../profile-words.ts';

/** Keeps what is being typed into the profile until it is saved or its person signs out. Offline the same. `false`: the phone refused. */
export async function keepProfileDraft(draft: ProfileDraft): Promise<boolean> {
  if (!isOwn(draft)) return false;
  const putting = mainDb.settings.put({ key: PROFILE_DRAFT_KEY, value: draft }).then(() => true);
  return fromStorage(putting, false).catch(() => false);
}

/** The same for a page that may be gone before the database has written: at once, until the database has it. */
export function keepProfileWords(draft: ProfileDraft): void {
  if (isOwn(draft)) writeProfileWords(draft);
}

/** The database has them. */
export function forgetProfileWords(): void {
  writeProfileWords(undefined);
}

/** It was saved, or thrown away at the person's word. */
export async function dropProfileDraft(): Promise<void> {
  forgetProfileWords();
  await fromStorage(mainDb.settings.delete(PROFILE_DRAFT_KEY), undefined).catch(() => undefined);
}

/** Where another person has signed in meanwhile, what was typed before is not theirs. */
function isOwn({ owner }: ProfileDraft): boolean {
  return owner === readPerson()?.id;
}
