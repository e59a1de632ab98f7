import { withStorage } from './web-storage.ts';

export const profileWordsKey = 'relief-relay-last-words:profile';

/** What somebody typed into their profile and has not saved. */
export interface ProfileDraft {
  /** The account whose it is. */
  owner: string;
  /** What stood in the form before it was changed, and what stands there now: field's contract name → text. */
  base: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
}

/*
 * What was typed into the profile in the last moment before its page went away: IndexedDB may not have written by then, this
 * storage writes at once. Where it is refused, the last fraction of a second is lost. It goes with its person.
 */

/** Of whoever it is; `undefined` where there is none. */
export function readProfileWords(): ProfileDraft | undefined {
  return withStorage('localStorage', (storage) => {
    const text = storage.getItem(profileWordsKey);
    return text === null ? undefined : (JSON.parse(text) as ProfileDraft);
  });
}

export function writeProfileWords(draft: ProfileDraft | undefined): void {
  withStorage('localStorage', (storage) => {
    if (draft === undefined) storage.removeItem(profileWordsKey);
    else storage.setItem(profileWordsKey, JSON.stringify(draft));
  });
}
