import { mainDb } from '../../db.ts';
import { NOTES_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { volunteerNotes, type SharingChoice, type VolunteerNotes } from '../../queries/volunteers/volunteer-notes.ts';

/** More than anybody is told of at once. */
const TOLD_AT_MOST = 200;

/** The volunteer has read what became of this work: it is not told again on this phone. */
export function noteTold(workId: string): Promise<void> {
  return change((notes) => ({ ...notes, told: [workId, ...notes.told].slice(0, TOLD_AT_MOST) }));
}

/** Begins sharing the position, or ends it (`undefined`). Alone it sends nothing. */
export function chooseSharing(sharing: SharingChoice | undefined): Promise<void> {
  // What is shared anew is no more to be forgotten.
  return change(({ owedStop, ...notes }) => ({ ...notes, sharing, owedStop: sharing ? undefined : owedStop }));
}

/** Ends it, and owes the server the word from the same moment on. */
export function noteSharingEnded(workId: string): Promise<void> {
  return change((notes) => ({ ...notes, sharing: undefined, owedStop: workId }));
}

/** The server could not be told that sharing has ended; or it knows by now (`undefined`). */
export function noteOwedStop(owedStop: string | undefined): Promise<void> {
  return change((notes) => ({ ...notes, owedStop }));
}

async function change(update: (notes: VolunteerNotes) => VolunteerNotes): Promise<void> {
  const owner = readPerson()?.id;
  if (owner === undefined) return;
  await mainDb.transaction('rw', mainDb.settings, async () => {
    await mainDb.settings.put({ key: NOTES_KEY, value: { ...update(await volunteerNotes()), owner } });
  });
}
