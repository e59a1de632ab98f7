import {
  dropProfileDraft,
  forgetProfileWords,
  keepProfileDraft,
  keepProfileWords,
} from '../../data/commands/accounts/profile-draft.ts';
import type { ProfileDraft } from '../../data/queries/volunteers/profile-draft.ts';

/** As the report's form: a dying battery costs a word, and not every key is written. */
const SAVE_AFTER_MS = 150;

type Typed = Omit<ProfileDraft, 'owner'>;

/** Keeps one person's open profile while it is typed. */
export interface ProfileKeeper {
  /** Takes what stands in the form and writes it soon. */
  keep(typed: Typed): void;
  /** Writes what is not written yet. Answers when nothing is on its way any more: is all of it kept? */
  flush(): Promise<boolean>;
  /** `flush` for a page that may be gone before the database has written. */
  flushAtOnce(): void;
  /** It was saved, or thrown away. */
  drop(): Promise<void>;
}

/** `onKept` is told after each write whether it is on the phone. */
export function openProfileKeeper(owner: string, onKept: (isKept: boolean) => void): ProfileKeeper {
  /** The newest, until it is given to the database; then until that says that it is there. */
  let unwritten: ProfileDraft | undefined;
  let onItsWay: ProfileDraft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<boolean> = Promise.resolve(true);

  async function write(wasKept: boolean): Promise<boolean> {
    const draft = unwritten;
    if (draft === undefined) return wasKept;
    unwritten = undefined;
    onItsWay = draft;
    const isKept = await keepProfileDraft(draft);
    // Dropped meanwhile: what was thrown away is not tried again.
    if (onItsWay !== draft) return isKept;
    onItsWay = undefined;
    if (!isKept) unwritten ??= draft;
    // Newer ones may lie there, on their way to the next write.
    else if (unwritten === undefined) forgetProfileWords();
    onKept(isKept);
    return isKept;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    if (unwritten !== undefined) writing = writing.then(write);
    return writing;
  }

  return {
    keep(typed) {
      unwritten = { owner, ...typed };
      timer ??= setTimeout(() => void flush(), SAVE_AFTER_MS);
    },
    flush,
    flushAtOnce() {
      const words = unwritten ?? onItsWay;
      if (words !== undefined) keepProfileWords(words);
      void flush();
    },
    async drop() {
      clearTimeout(timer);
      timer = undefined;
      unwritten = undefined;
      onItsWay = undefined;
      await dropProfileDraft();
    },
  };
}
