import type { Draft, FormName } from '../../data/outbox/draft.ts';
import type { HeldDraft } from '../../data/outbox/keep/open-draft.ts';
import type { PageWish } from '../../data/outbox/keep/open-in-time.ts';
import { inTime, STORAGE_MS } from '../../data/in-time.ts';
import { type KeeperHost, thisPage } from './keeper-host.ts';

/** Short enough that a dying battery costs a word, long enough not to write at every key. */
const SAVE_AFTER_MS = 150;

/** `onLate`: storage answered after all, too late for `opened`; what it holds is found by opening anew. */
type Wish = Partial<Pick<PageWish, 'isFresh' | 'supersedes' | 'isAnother' | 'onLate'>>;

/** Keeps one open form in the `drafts` table while it is typed, under the id that the item will have. */
export interface DraftKeeper {
  /** Never hangs: where storage does not answer, the draft lives in memory only. */
  opened: Promise<HeldDraft>;
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
  wish: Wish = {},
  host: KeeperHost = thisPage,
): DraftKeeper {
  const { last: lastWords, ...page } = host.takePageWords(form);
  const commands = host.commands();
  const opened = Promise.all([commands, inStorage(host, host.lastClose)]).then(([{ openDraftInTime }]) => {
    const unkept = () => host.unkeptDraft(form);
    return openDraftInTime(form, { ...wish, ownId: page.id, left: lastWords, after: host.after, unkept });
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
    lastWords.forgetGoodbye(id);
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
    const [{ saveDraft }, { draft: found }] = await Promise.all([commands, opened]);
    const { isPrefilled: _, ...draft } = found;
    // Not before: what a draft was found with is in the form by now.
    const values = unwritten;
    if (values === undefined || isFinished) return wasKept;
    unwritten = undefined;
    onItsWay = values;
    const next = { ...draft, values, changes };
    const saved = await inStorage(host, saveDraft(next));
    const isKept = saved?.ok === true;
    if (isFinished) return isKept;
    if (isKept) host.forgetUnkept(form);
    else host.rememberUnkept(next);
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
    host.forgetUnkept(form);
    lastWords.forget(id);
    lastWords.expectDraft(false);
  }

  return {
    opened,
    flush,
    finish,
    keep,
    sayGoodbye() {
      if (isWorthFinding && !isFinished) lastWords.sayGoodbye(id);
    },
    async discard() {
      finish();
      await inStorage(host, writing);
      const [{ discardDraft }, { draft }] = await Promise.all([commands, opened]);
      lastWords.forget(draft.id);
      await inStorage(host, discardDraft(draft.id));
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

/** `undefined` where storage does not answer in time. */
function inStorage<Value>(host: KeeperHost, work: Promise<Value>): Promise<Value | undefined> {
  return inTime(work, undefined, STORAGE_MS, host.after);
}

function hasWords(values: Draft['values']): boolean {
  return Object.keys(values).length > 0;
}
