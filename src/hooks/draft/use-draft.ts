import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormName } from '../../data/outbox/draft.ts';
import { onBeforeReload } from '../../platform/worker/before-reload.ts';
import { openDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { fillForm, halfTypedNames, isFilled, readForm, saysElse, type FormValues } from './form-values.ts';
import { fromStorage } from '../../data/in-time.ts';
import { forgetExpected, isEarlyPress } from '../../platform/early-page.ts';
import { takeOverTyped } from './take-over-typed.ts';

export interface ReadForm {
  id: string;
  values: FormValues;
  supersedes: string | undefined;
  /** Names of the controls in which something is begun that is no value yet, such as half a date. */
  halfTyped: ReadonlySet<string>;
  /** An earlier form was filled in after the press that asked for this: nobody saw what it says. */
  isUnseen: boolean;
}

export interface OpenDraft {
  /** For the form element. Its controls are uncontrolled: the page holds what is typed, the draft a copy. */
  form: RefObject<HTMLFormElement | null>;
  /** False while the phone refuses to keep a copy. */
  isKept: boolean;
  /** An unfinished form was found and filled in. */
  isRestored: boolean;
  /** And that by the assistant, for a person who has not been in it yet. */
  isPrefilled: boolean;
  /** Another unfinished form is kept on the phone and waits for the next time. */
  hasEarlier: boolean;
  /** Id of the refused item that this form corrects. */
  supersedes: string | undefined;
  /** Resolves once what an earlier visit left is in the form. */
  whenOpen(): Promise<void>;
  /** To be called whenever something was typed, added or removed. */
  keep(): void;
  /** Everything typed, and the id that its item will have. */
  read(): Promise<ReadForm>;
  /** `read` once nothing is being written any more, or storage has not answered in time. */
  settle(): Promise<ReadForm>;
  /** The item was saved: the draft is gone for good. */
  finish(): void;
  /** Empties the form and begins a new one under a new id. */
  startOver(): Promise<void>;
}

/**
 * `onRestore` lets the screen make room (rows, choices) before the kept values are put back. `corrected` is the refused
 * item whose correction this form is.
 */
export function useDraft(
  formName: FormName,
  corrected: string | undefined,
  onRestore: (values: FormValues) => void,
): OpenDraft {
  const form = useRef<HTMLFormElement>(null);
  const keeper = useRef<DraftKeeper>(undefined);
  const [generation, setGeneration] = useState(0);
  /** Times that storage answered too late. */
  const [late, setLate] = useState(0);
  const wasRead = useRef(false);
  /** Told once the form is open; none wait after that. */
  const waiting = useRef<(() => void)[]>([]);
  const isFormOpen = useRef(false);
  const [status, setStatus] = useState<Status>(fresh);
  const restore = useRef(onRestore);
  const wasFilledIn = useRef(false);
  useEffect(() => {
    restore.current = onRestore;
  });
  // Before anything is painted: what was typed into the page that the server wrote is never out of sight.
  useLayoutEffect(() => {
    if (!form.current) return;
    takeOverTyped(form.current);
    // A choice made there was heard by nobody: the screen must not say the opposite of it.
    if (isFilled(form.current)) restore.current(readForm(form.current));
  }, []);

  useEffect(() => {
    let isOpen = true;
    const setKept = (isKept: boolean) => {
      if (isOpen) setStatus((old) => (old.isKept === isKept ? old : { ...old, isKept }));
    };
    const open = async () => {
      // After "Start over" nothing old may come back, not even another unfinished form.
      wasRead.current = false;
      const current = openDraftKeeper(formName, setKept, {
        isFresh: generation > 0,
        supersedes: corrected,
        isAnother: (values) => form.current !== null && saysElse(form.current, values),
        // What is kept there is found after all, where the form is still as empty and its id is nobody's.
        onLate() {
          const isUntouched = form.current !== null && !isFilled(form.current) && !wasRead.current;
          if (isOpen && isUntouched) setLate((old) => old + 1);
        },
      });
      keeper.current = current;
      // Typed before the app was there.
      if (form.current && isFilled(form.current)) current.keep(readForm(form.current));
      const { draft, stored, hasEarlier = false } = await current.opened;
      if (!isOpen || !form.current) return;
      const wasTyped = isFilled(form.current);
      const hasValues = Object.keys(draft.values).length > 0;
      if (hasValues) {
        flushSync(() => restore.current(draft.values));
        const before = JSON.stringify(readForm(form.current));
        fillForm(form.current, draft.values);
        wasFilledIn.current = before !== JSON.stringify(readForm(form.current));
      }
      const isRestored = hasValues && isFilled(form.current);
      const { isPrefilled = false, supersedes } = draft;
      const found = { isKept: stored, isRestored, isPrefilled, hasEarlier, supersedes };
      // Mostly nothing was found: the whole form need not be drawn again while the page still wakes.
      const tell = () => setStatus((old) => (isSameStatus(old, found) ? old : found));
      // In one frame with the words, and with the end of the place that was kept for what is said of them.
      if (isRestored) flushSync(tell);
      else tell();
      forgetExpected();
      isFormOpen.current = true;
      for (const tell of waiting.current.splice(0)) tell();
      if (wasTyped) current.keep(readForm(form.current));
    };
    // Not at once: React's strict mode mounts twice in a row, and the first draft would be held for nothing.
    queueMicrotask(() => {
      if (isOpen) open().catch(() => setKept(false));
    });
    const stopFlushing = flushWhenLeaving(
      async () => (await keeper.current?.flush()) ?? true,
      () => keeper.current?.sayGoodbye(),
    );
    return () => {
      isOpen = false;
      stopFlushing();
      keeper.current?.close();
      keeper.current = undefined;
    };
  }, [formName, corrected, generation, late]);

  const whenOpen = useCallback(
    () => new Promise<void>((resolve) => (isFormOpen.current ? resolve() : waiting.current.push(resolve))),
    [],
  );
  const keep = useCallback(() => {
    // One that is emptied again says nothing: it must not come back in place of another that has words.
    if (form.current) keeper.current?.keep(isFilled(form.current) ? readForm(form.current) : {});
  }, []);
  const read = useCallback(async () => {
    const wasSeen = wasFilledIn.current && !isEarlyPress();
    // Sent in the very moment in which the form opened.
    await Promise.resolve();
    const current = keeper.current;
    wasRead.current = true;
    if (!current) throw new Error('the form is not open');
    // What an earlier visit left unfinished is in the form from then on.
    const { draft } = await current.opened;
    if (!form.current) throw new Error('the form is not open');
    const { id, supersedes } = draft;
    const isUnseen = wasFilledIn.current && !wasSeen;
    return { id, supersedes, values: readForm(form.current), halfTyped: halfTypedNames(form.current), isUnseen };
  }, []);
  const settle = useCallback(async () => {
    const found = await read();
    await fromStorage(keeper.current?.flush() ?? Promise.resolve(false), false);
    return found;
  }, [read]);
  const finish = useCallback(() => keeper.current?.finish(), []);
  const startOver = useCallback(async () => {
    await keeper.current?.discard();
    form.current?.reset();
    wasFilledIn.current = false;
    setStatus(fresh);
    setGeneration((old) => old + 1);
  }, []);

  return { form, ...status, whenOpen, keep, read, settle, finish, startOver };
}

interface Status {
  isKept: boolean;
  isRestored: boolean;
  isPrefilled: boolean;
  hasEarlier: boolean;
  supersedes: string | undefined;
}

const fresh: Status = {
  isKept: true,
  isRestored: false,
  isPrefilled: false,
  hasEarlier: false,
  supersedes: undefined,
};

function isSameStatus(one: Status, other: Status): boolean {
  return (Object.keys(fresh) as (keyof Status)[]).every((name) => one[name] === other[name]);
}

/** Writes what is typed when the page is put away, closed or reloaded; an update does not reload over what can't be kept. */
function flushWhenLeaving(flush: () => Promise<boolean>, sayGoodbye: () => void): () => void {
  const forgetReload = onBeforeReload(async () => {
    if (!(await flush())) throw new Error('the draft could not be written');
  });
  const onHidden = () => void flush();
  const onLeaving = ({ persisted }: PageTransitionEvent) => {
    // A page that the browser keeps in its memory keeps what it holds.
    if (!persisted) sayGoodbye();
    void flush();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', onLeaving);
  return () => {
    forgetReload();
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', onLeaving);
  };
}
