import { systemClock } from '../../contract/base/clock.ts';
import type { HeldDraft } from '../data/commands/drafts.ts';
import type { Draft, FormName } from '../data/outbox/draft.ts';
import { keepLastWords, takeLastWords } from '../platform/last-words.ts';
import { loadUntilThere } from './load-until-there.ts';

/** Short enough that a dying battery costs a word, long enough not to write at every key. */
const SAVE_AFTER_MS = 150;

/** Keeps one open form in the `drafts` table while it is typed, under the id that the item will have. */
export interface DraftKeeper {
  opened: Promise<HeldDraft>;
  /** Takes the form's values and writes them soon. */
  keep(values: Draft['values']): void;
  /** Writes what is not written yet. Answers when nothing is on its way any more: is all of it kept? */
  flush(): Promise<boolean>;
  /** `flush` for a page that may be gone before the database has written. */
  flushAtOnce(): void;
  /** The item is in the outbox, which took the draft with it: nothing may write it again. */
  finish(): void;
  /** Throws the draft away for good. */
  discard(): Promise<void>;
  /** Writes the rest and lets the draft go, for this form's next visit or another tab. */
  close(): void;
}

/** A draft must be let go before the next form asks for it, or it would look like another tab's. */
let lastClose: Promise<unknown> = Promise.resolve();

/** `onNotKept` is called when a draft could not be written: what is typed then lives in the page only. */
export function openDraftKeeper(form: FormName, onNotKept: () => void, isFresh = false): DraftKeeper {
  const commands = loadUntilThere(() => import('../data/commands/drafts.ts'));
  const opened = Promise.all([commands, lastClose]).then(async ([{ openDraft }]) =>
    withLastWords(await openDraft(form, isFresh)),
  );
  let unwritten: Draft['values'] | undefined;
  /** Given to the database, and not yet said to be there. */
  let onItsWay: Draft['values'] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<boolean> = Promise.resolve(true);
  let isFinished = false;
  let draftId: string | undefined;
  void opened.then(({ draft }) => {
    draftId = draft.id;
  });

  async function write(values: Draft['values']): Promise<boolean> {
    const [{ saveDraft }, { draft }] = await Promise.all([commands, opened]);
    const saved = await saveDraft({ ...draft, values, updatedAt: systemClock.now() });
    if (!saved.ok) onNotKept();
    return saved.ok;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    const values = unwritten;
    if (values === undefined || isFinished) return writing;
    unwritten = undefined;
    onItsWay = values;
    writing = writing.then(() => write(values)).catch(() => false);
    void writing.then((isWritten) => {
      if (isWritten && onItsWay === values) onItsWay = undefined;
    });
    return writing;
  }

  function finish(): void {
    isFinished = true;
    clearTimeout(timer);
    if (draftId !== undefined) takeLastWords(draftId);
  }

  function flushAtOnce(): void {
    const words = unwritten ?? onItsWay;
    const id = draftId;
    if (words !== undefined && id !== undefined && !isFinished) keepLastWords(id, words);
    void flush().then((isWritten) => isWritten && id !== undefined && takeLastWords(id));
  }

  return {
    opened,
    flush,
    flushAtOnce,
    finish,
    keep(values) {
      if (isFinished) return;
      unwritten = values;
      // Not begun anew at each key: who types without a pause is saved all the same.
      timer ??= setTimeout(() => void flush(), SAVE_AFTER_MS);
    },
    async discard() {
      finish();
      await writing;
      const [{ discardDraft }, { draft }] = await Promise.all([commands, opened]);
      await discardDraft(draft.id);
    },
    close() {
      const written = flush();
      finish();
      lastClose = Promise.all([opened, written]).then(
        ([held]) => held.release(),
        () => undefined,
      );
    },
  };
}

/** The draft as it was typed to the end: the page before this one may have gone before it was all written. */
function withLastWords(held: HeldDraft): HeldDraft {
  const values = takeLastWords(held.draft.id);
  return values ? { ...held, draft: { ...held.draft, values } } : held;
}
