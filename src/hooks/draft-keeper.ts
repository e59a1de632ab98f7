import { systemClock } from '../../contract/base/clock.ts';
import type { DraftWish, HeldDraft } from '../data/commands/drafts.ts';
import { randomId } from '../data/outbox/adapters/random-values.ts';
import type { Draft, FormName } from '../data/outbox/draft.ts';
import { lastWordsOf, type LastWords } from '../platform/last-words.ts';
import { inTime } from '../data/in-time.ts';
import { loadUntilThere } from './load-until-there.ts';
import { forgetUnkept, rememberUnkept, unkeptDraft } from './unkept-drafts.ts';

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
  /** Takes the form's values and writes them soon. */
  keep(values: Draft['values']): void;
  /** Writes what is not written yet. Answers when nothing is on its way any more: is all of it kept? */
  flush(): Promise<boolean>;
  /** `flush` for a page that may be gone before the database has written; `isGone` where it surely will be. */
  flushAtOnce(isGone: boolean): void;
  /** The item is in the outbox, which took the draft with it: nothing may write it again. */
  finish(): void;
  /** Throws the draft away for good. */
  discard(): Promise<void>;
  /** Writes the rest and lets the draft go, for this form's next visit or another tab. */
  close(): void;
}

/** A draft must be let go before the next form asks for it, or it would look like another tab's. */
let lastClose: Promise<unknown> = Promise.resolve();

/** `onKept` is told after each write whether it is on the phone: what is not lives in the page only. */
export function openDraftKeeper(
  form: FormName,
  onKept: (isKept: boolean) => void,
  { isFresh = false, supersedes, isAnother }: Wish = {},
): DraftKeeper {
  const lastWords = lastWordsOf(form);
  const commands = loadUntilThere(() => import('../data/commands/drafts.ts'));
  const opened = Promise.all([commands, inTime(lastClose, undefined)]).then(([{ openDraft }]) => {
    const opening = openInTime(form, openDraft(form, { isFresh, supersedes, left: lastWords }), lastWords);
    if (isFresh || supersedes !== undefined) return opening;
    const openOwn = () => openInTime(form, openDraft(form, { isFresh: true }), lastWords);
    return withUnkept(form, unkeptDraft(form) || !isAnother ? opening : besideEarlier(opening, isAnother, openOwn));
  });
  /** The newest values, until they are given to the database. */
  let unwritten: Draft['values'] | undefined;
  /** Given to the database, and not yet said to be there. */
  let onItsWay: Draft['values'] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<boolean> = Promise.resolve(true);
  let isFinished = false;
  /** Only of a draft that is held: words under any other id could be taken for those of a page that went away. */
  let heldId: string | undefined;
  void opened.then(({ draft, stored }) => {
    if (stored) heldId = draft.id;
    if (stored && lastWords.read(draft.id)) keep(draft.values);
  });

  function keep(values: Draft['values']): void {
    if (isFinished) return;
    unwritten = values;
    // Not begun anew at each key: who types without a pause is saved all the same.
    timer ??= setTimeout(() => void flush(), SAVE_AFTER_MS);
  }

  async function write(wasKept: boolean): Promise<boolean> {
    const [{ saveDraft }, { draft }] = await Promise.all([commands, opened]);
    // Not before: what a draft was found with is in the form by now.
    const values = unwritten;
    if (values === undefined || isFinished) return wasKept;
    unwritten = undefined;
    onItsWay = values;
    const next = { ...draft, values, updatedAt: systemClock.now() };
    const saved = await inTime(saveDraft(next), undefined);
    const isKept = saved?.ok === true;
    if (isFinished) return isKept;
    if (isKept) forgetUnkept(form);
    else rememberUnkept(next);
    if (isKept && onItsWay === values) onItsWay = undefined;
    // Newer ones may lie there, on their way to the next write.
    if (isKept && unwritten === undefined) lastWords.forget(draft.id);
    onKept(isKept);
    return isKept;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    if (unwritten === undefined || isFinished) return writing;
    // One after another, each with what is newest by then: a storage that hangs is not asked at every key.
    writing = writing.then(write).catch(() => false);
    return writing;
  }

  function stop(): void {
    isFinished = true;
    clearTimeout(timer);
  }

  function finish(): void {
    stop();
    forgetUnkept(form);
    void opened.then(({ draft }) => lastWords.forget(draft.id));
  }

  function flushAtOnce(isGone: boolean): void {
    const words = unwritten ?? onItsWay;
    // Where the draft is not open yet, or storage refused it, a page that goes leaves its words under an id of their own.
    const id = heldId ?? (isGone ? randomId() : undefined);
    if (words !== undefined && id !== undefined && !isFinished) lastWords.keep(id, words);
    void flush();
  }

  return {
    opened,
    flush,
    flushAtOnce,
    finish,
    keep,
    async discard() {
      finish();
      await inTime(writing, undefined);
      const [{ discardDraft }, { draft }] = await Promise.all([commands, opened]);
      await inTime(discardDraft(draft.id), undefined);
    },
    close() {
      const written = flush();
      lastClose = Promise.all([opened, written]).then(
        ([held]) => {
          stop();
          held.release();
        },
        () => undefined,
      );
    },
  };
}

/** The draft, or one in memory where storage has not answered in time; what it answers later is let go again. */
async function openInTime(form: FormName, opening: Promise<HeldDraft>, lastWords: LastWords): Promise<HeldDraft> {
  const held = await inTime(opening, undefined);
  if (held) return withLastWords(held, lastWords);
  void opening.then(({ release }) => release());
  return inMemory({ id: randomId(), form, values: {}, updatedAt: systemClock.now() });
}

/** What this page holds in memory since the phone refused it is newer than anything that lies on the phone. */
async function withUnkept(form: FormName, opening: Promise<HeldDraft>): Promise<HeldDraft> {
  const held = await opening;
  const draft = unkeptDraft(form);
  if (!draft) return held;
  if (draft.id === held.draft.id) return { ...held, draft };
  held.release();
  return inMemory(draft);
}

function inMemory(draft: Draft): HeldDraft {
  return { draft, stored: false, release: () => undefined };
}

/** The draft as it was typed to the end: the page before this one may have gone before it was all written. */
function withLastWords(held: HeldDraft, lastWords: LastWords): HeldDraft {
  const values = lastWords.read(held.draft.id);
  return values ? { ...held, draft: { ...held.draft, values } } : held;
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
  if (!held.stored || Object.keys(values).length === 0 || !isAnother(values)) return held;
  const own = await openOwn();
  held.release();
  return { ...own, hasEarlier: true };
}
