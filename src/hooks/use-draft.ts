import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormName } from '../data/outbox/draft.ts';
import { onBeforeReload } from '../platform/before-reload.ts';
import { openDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { fillForm, isFilled, readForm, type FormValues } from './form-values.ts';

export interface OpenDraft {
  /** For the form element. Its controls are uncontrolled: the page holds what is typed, the draft a copy. */
  form: RefObject<HTMLFormElement | null>;
  /** False once the phone refused to keep a copy. */
  isKept: boolean;
  /** An unfinished form was found and filled in. */
  isRestored: boolean;
  /** To be called whenever something was typed, added or removed. */
  keep(): void;
  /** Everything typed, its draft's id, and nothing being written any more. */
  settle(): Promise<{ id: string; values: FormValues }>;
  /** The item was saved: the draft is gone for good. */
  finish(): void;
  /** Empties the form and begins a new one under a new id. */
  startOver(): Promise<void>;
}

/** `onRestore` lets the screen make room (rows, choices) before the kept values are put back. */
export function useDraft(formName: FormName, onRestore: (values: FormValues) => void): OpenDraft {
  const form = useRef<HTMLFormElement>(null);
  const keeper = useRef<DraftKeeper>(undefined);
  const [generation, setGeneration] = useState(0);
  const [status, setStatus] = useState({ isKept: true, isRestored: false });
  const restore = useRef(onRestore);
  useEffect(() => {
    restore.current = onRestore;
  });

  useEffect(() => {
    let isOpen = true;
    const setNotKept = () => isOpen && setStatus((old) => ({ ...old, isKept: false }));
    const open = async () => {
      // After "Start over" nothing old may come back, not even another unfinished form.
      const current = openDraftKeeper(formName, setNotKept, generation > 0);
      keeper.current = current;
      const { draft, stored } = await current.opened;
      if (!isOpen || !form.current) return;
      const wasTyped = isFilled(form.current);
      if (Object.keys(draft.values).length > 0) {
        flushSync(() => restore.current(draft.values));
        fillForm(form.current, draft.values);
        setStatus({ isKept: stored, isRestored: isFilled(form.current) });
      } else {
        setStatus({ isKept: stored, isRestored: false });
      }
      if (wasTyped) current.keep(readForm(form.current));
    };
    // Not at once: React's strict mode mounts twice in a row, and the first draft would be held for nothing.
    queueMicrotask(() => {
      if (isOpen) open().catch(setNotKept);
    });
    const stopFlushing = flushWhenLeaving(
      async () => (await keeper.current?.flush()) ?? true,
      () => keeper.current?.flushAtOnce(),
    );
    return () => {
      isOpen = false;
      stopFlushing();
      keeper.current?.close();
      keeper.current = undefined;
    };
  }, [formName, generation]);

  const keep = useCallback(() => {
    if (form.current) keeper.current?.keep(readForm(form.current));
  }, []);
  const settle = useCallback(async () => {
    // Sent in the very moment in which the form opened.
    await Promise.resolve();
    const current = keeper.current;
    if (!current) throw new Error('the form is not open');
    // What an earlier visit left unfinished belongs to what is sent.
    const { draft } = await current.opened;
    if (!form.current) throw new Error('the form is not open');
    const values = readForm(form.current);
    await current.flush();
    return { id: draft.id, values };
  }, []);
  const finish = useCallback(() => keeper.current?.finish(), []);
  const startOver = useCallback(async () => {
    await keeper.current?.discard();
    form.current?.reset();
    setStatus((old) => ({ ...old, isRestored: false }));
    setGeneration((old) => old + 1);
  }, []);

  return { form, ...status, keep, settle, finish, startOver };
}

/** Writes what is typed when the page is put away, closed or reloaded; an update does not reload over what can't be kept. */
function flushWhenLeaving(flush: () => Promise<boolean>, flushAtOnce: () => void): () => void {
  const forgetReload = onBeforeReload(async () => {
    if (!(await flush())) throw new Error('the draft could not be written');
  });
  document.addEventListener('visibilitychange', flushAtOnce);
  window.addEventListener('pagehide', flushAtOnce);
  return () => {
    forgetReload();
    document.removeEventListener('visibilitychange', flushAtOnce);
    window.removeEventListener('pagehide', flushAtOnce);
  };
}
