import type { Draft, FormName } from '../data/outbox/draft.ts';
import type { DraftWish, HeldDraft } from '../data/outbox/open-draft.ts';
import { inStorageTime, type KeeperHost, thisPage } from './keeper-host.ts';

/** Short enough that a dying battery costs a word, long enough not to write at every key. */
const SAVE_AFTER_MS = 150;

export interface OpenedDraft extends HeldDraft {
  /** An earlier unfinished form was left as it is, for the next time. */
  hasEarlier?: boolean;
}

type Wish = Pick<DraftWish, 'isFresh' | 'supersedes'> & {
  /** Does the form say something else by now than these values of an earlier, unfinished one? */
  isAnother?(values: Draft['values']): boolean;
};

/** Keeps one open form in the `drafts` table while it is typed, under the id that the item will have. */
export interface DraftKeeper {
  /** Never hangs: where storage does not answer, the draft lives in memory only. */
  opened: Promise<OpenedDraft>;
  /** Resolves where storage answered after all, too late for `opened`: what it holds is found by opening anew. */
  lateAnswer: Promise<void>;
  /** Takes the form's values; writes them where a reload finds them at once, and into the database soon. */
  keep(values: Draft['values']): void;
  /** Writes what is not written yet. Answers when nothing is on its way any more: is all of it kept? */
  flush(): Promise<boolean>;
  /** The page ends: the next one is to wait for what this one still holds. */
  sayGoodbye(): void;
  /** The item is in the outbox, which took the draft with it: nothing may write it again. */
  finish(): void;
  /** Throws the draft away for good. */
  discard(): Promise<void>;
  /** Writes the rest and lets the draft go, for this form's next visit or another tab. */
  close(): void;
}

/** `onKept` is told after each write whether it is on the phone: what is not lives in the page only. */
export function openDraftKeeper(
  form: FormName,
  onKept: (isKept: boolean) => void,
  { isFresh = false, supersedes, isAnother }: Wish = {},
  host: KeeperHost = thisPage,
): DraftKeeper {
  const lastWords = host.wordsOf(form);
  const page = host.takePageWords();
  const commands = host.commands();
  let tellLate: () => void = () => undefined;
  const lateAnswer = new Promise<void>((resolve) => (tellLate = resolve));
  const opened = Promise.all([commands, inStorageTime(host, host.lastClose)]).then(([{ openDraft }]) => {
    const wish = { ownId: page.id, left: lastWords };
    const open = (more: DraftWish) =>
      openInTime(host, form, openDraft(form, { ...wish, ...more }), page.id, tellLate);
    const opening = open({ isFresh, supersedes });
    if (isFresh || supersedes !== undefined) return opening;
    const hasUnkept = host.unkept.of(form) !== undefined;
    const found = hasUnkept || !isAnother ? opening : besideEarlier(opening, isAnother, () => open({ isFresh: true }));
    return withUnkept(host, form, found);
  });
  /** The newest values, until they are given to the database. */
  let unwritten: Draft['values'] | undefined;
  /** Given to the database, and not yet said to be there. */
  let onItsWay: Draft['values'] | undefined;
  let cancel: (() => void) | undefined;
  let writing: Promise<boolean> = Promise.resolve(true);
  let isFinished = false;
  /** Under which the words lie: the draft's, once it is known. */
  let id = page.id;
  /** The next page finds something under it. */
  let isWorthFinding = false;
  /** Of the draft's words, those of earlier pages included. */
  let changes = 0;
  void opened.then(({ draft }) => {
    changes += draft.changes ?? 0;
    isWorthFinding ||= hasWords(draft.values);
    if (!isFinished) lastWords.expectDraft(isWorthFinding);
    if (isFinished) return;
    // Typed and taken back before it was known what is kept: that is not to be emptied by it.
    if (unwritten && !hasWords(unwritten) && hasWords(draft.values)) unwritten = undefined;
    const typed = unwritten ?? onItsWay;
    if (id !== draft.id) lastWords.forget(id);
    id = draft.id;
    if (typed) lastWords.keep(id, { values: typed, changes });
    else if (lastWords.read(id)) keep(draft.values);
  });

  function keep(values: Draft['values']): void {
    if (isFinished) return;
    unwritten = values;
    changes += 1;
    isWorthFinding = true;
    lastWords.keep(id, { values, changes });
    // Not begun anew at each key: who types without a pause is saved all the same.
    cancel ??= host.after(SAVE_AFTER_MS, () => void flush());
  }

  async function write(wasKept: boolean): Promise<boolean> {
    const [{ saveDraft }, { draft }] = await Promise.all([commands, opened]);
    // Not before: what a draft was found with is in the form by now.
    const values = unwritten;
    if (values === undefined || isFinished) return wasKept;
    unwritten = undefined;
    onItsWay = values;
    const next = { ...draft, values, changes, updatedAt: host.now() };
    const saved = await inStorageTime(host, saveDraft(next));
    const isKept = saved?.ok === true;
    if (isFinished) return isKept;
    if (isKept) host.unkept.forget(form);
    else host.unkept.remember(next);
    if (isKept && onItsWay === values) onItsWay = undefined;
    // Newer ones may lie there, on their way to the next write.
    if (isKept && unwritten === undefined) lastWords.forget(id);
    if (isKept) lastWords.expectDraft(hasWords(values));
    onKept(isKept);
    return isKept;
  }

  function flush(): Promise<boolean> {
    cancel?.();
    cancel = undefined;
    if (unwritten === undefined || isFinished) return writing;
    // One after another, each with what is newest by then: a storage that hangs is not asked at every key.
    writing = writing.then(write).catch(() => false);
    return writing;
  }

  function stop(): void {
    isFinished = true;
    cancel?.();
  }

  function finish(): void {
    stop();
    host.unkept.forget(form);
    lastWords.forget(id);
    lastWords.expectDraft(false);
    void opened.then(({ draft }) => lastWords.forget(draft.id));
  }

  return {
    opened,
    lateAnswer,
    flush,
    finish,
    keep,
    sayGoodbye() {
      if (isWorthFinding && !isFinished) lastWords.sayGoodbye(id);
    },
    async discard() {
      finish();
      await inStorageTime(host, writing);
      const [{ discardDraft }, { draft }] = await Promise.all([commands, opened]);
      await inStorageTime(host, discardDraft(draft.id));
    },
    close() {
      const written = flush();
      host.lastClose = Promise.all([opened, written]).then(
        ([held]) => {
          stop();
          held.release();
          page.letGo();
        },
        () => undefined,
      );
    },
  };
}

/** The draft, or one in memory where storage has not answered in time; what it answers later is let go again. */
async function openInTime(
  host: KeeperHost,
  form: FormName,
  opening: Promise<HeldDraft>,
  ownId: string,
  tellLate: () => void,
): Promise<HeldDraft> {
  const held = await inStorageTime(host, opening);
  if (held) return held;
  void opening.then(({ stored, release }) => {
    release();
    if (stored) tellLate();
  });
  return inMemory({ id: ownId, form, values: {}, updatedAt: host.now() });
}

/** What this page holds in memory since the phone refused it is newer than anything that lies on the phone. */
async function withUnkept(host: KeeperHost, form: FormName, opening: Promise<OpenedDraft>): Promise<OpenedDraft> {
  const held = await opening;
  const draft = host.unkept.of(form);
  if (!draft) return held;
  if (draft.id === held.draft.id) return { ...held, draft };
  held.release();
  return inMemory(draft);
}

function hasWords(values: Draft['values']): boolean {
  return Object.keys(values).length > 0;
}

function inMemory(draft: Draft): HeldDraft {
  return { draft, stored: false, release: () => undefined };
}

/**
 * What was typed before an earlier form was found is a matter of its own: mixed with the words of another disaster it
 * could be sent unread. The earlier one stays as it is, and is found the next time.
 */
async function besideEarlier(
  opening: Promise<HeldDraft>,
  isAnother: (values: Draft['values']) => boolean,
  openOwn: () => Promise<HeldDraft>,
): Promise<OpenedDraft> {
  const held = await opening;
  const { values } = held.draft;
  if (!held.stored || !hasWords(values) || !isAnother(values)) return held;
  const own = await openOwn();
  held.release();
  return { ...own, hasEarlier: true };
}
