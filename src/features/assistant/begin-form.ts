import { beginDraft } from '../../data/commands/items/drafts.ts';
import { openDraftKeeper } from '../../hooks/draft/draft-keeper.ts';
import type { FormValues } from '../../hooks/draft/form-values.ts';
import { mergedValues, type FilledForm } from './filled-forms.ts';

/** A form that somebody was writing. It is held until it is decided what becomes of it. */
export interface UnfinishedForm {
  form: FilledForm;
  /** Fills in what it leaves empty: it is the form that opens next. */
  merge(values: FormValues): Promise<void>;
  letGo(): void;
}

/** Begins a form that is filled in with these values, unless there is one that somebody was writing: that is never replaced. */
export async function beginForm(form: FilledForm, values: FormValues): Promise<'begun' | 'failed' | UnfinishedForm> {
  const keeper = openDraftKeeper(form, () => undefined);
  const { draft } = await keeper.opened;
  if (Object.keys(draft.values).length > 0 && !draft.isPrefilled) {
    return {
      form,
      merge: async (found) => {
        keeper.keep(mergedValues(draft.values, found));
        await keeper.flush();
      },
      letGo: keeper.close,
    };
  }
  // Filled in by the assistant before, and nobody was in it: more was said since.
  if (draft.isPrefilled) await keeper.discard();
  keeper.close();
  return beginBeside(form, values);
}

/** The same, whatever is unfinished: that is kept, and opens once this one is sent. */
export async function beginBeside(form: FilledForm, values: FormValues): Promise<'begun' | 'failed'> {
  return (await beginDraft(form, values)).ok ? 'begun' : 'failed';
}
