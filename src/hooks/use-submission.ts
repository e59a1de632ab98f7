import { useState } from 'react';
import type { Result } from '../../contract/base/result.ts';
import type { SaveFailure } from '../data/commands/save-failure.ts';
import { problemText } from '../strings/problems.ts';
import type { FormValues } from './form-values.ts';
import type { OpenDraft } from './use-draft.ts';

/** A save takes a few milliseconds. After this long the person is told that it still goes on: nobody may say it failed. */
const SLOW_MS = 5_000;

export interface Submission {
  isSubmitting: boolean;
  /** The save is still under way, for so long that the person should know. */
  isSlow: boolean;
  /** Field name → text for people, in the form's order. */
  problems: Readonly<Record<string, string>>;
  /** Why the phone could not save it. The form stays as it is. */
  storageProblem: string | undefined;
  submit(): Promise<void>;
}

interface Steps {
  draft: OpenDraft;
  /** The command: checks the form and puts it into the outbox, on the disk. */
  save(draftId: string, values: FormValues): Promise<Result<{ id: string }, SaveFailure>>;
  onSaved(itemId: string): void;
}

const idle = { isSubmitting: false, isSlow: false, problems: {}, storageProblem: undefined };

/** Runs a form's submit. Works without network: what it waits for is the phone's own storage. */
export function useSubmission({ draft, save, onSaved }: Steps): Submission {
  const [state, setState] = useState<Omit<Submission, 'submit'>>(idle);

  async function submit(): Promise<void> {
    if (state.isSubmitting) return;
    setState({ ...idle, isSubmitting: true });
    let values: FormValues = {};
    const slow = setTimeout(() => setState((old) => ({ ...old, isSlow: true })), SLOW_MS);
    try {
      const settled = await draft.settle();
      values = settled.values;
      const saved = await save(settled.id, values);
      if (saved.ok) {
        draft.finish();
        setState(idle);
        onSaved(saved.value.id);
      } else if (saved.failure.kind === 'invalid') {
        setState({ ...idle, problems: inFormOrder(saved.failure.fields, values) });
      } else {
        setState({ ...idle, storageProblem: saved.failure.detail });
      }
    } catch (error) {
      setState({ ...idle, storageProblem: error instanceof Error ? error.message : String(error) });
    } finally {
      clearTimeout(slow);
    }
  }

  return { ...state, submit };
}

/** Problems as sentences, ordered as the person meets the fields. */
export function inFormOrder(fields: Readonly<Record<string, string>>, values: FormValues): Record<string, string> {
  const names = new Set([...Object.keys(values), ...Object.keys(fields)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const problem = fields[name];
      return problem === undefined ? [] : [[name, problemText(name, values[name], problem)]];
    }),
  );
}
