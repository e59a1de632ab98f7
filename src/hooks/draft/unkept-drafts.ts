import type { Draft, FormName } from '../../data/outbox/draft.ts';

/** What the phone refused to keep lives here, so that going from one screen to another at least loses nothing. */
const unkept = new Map<FormName, Draft>();

/** Keeps a draft in the page's memory. From now on leaving the page asks first. */
export function rememberUnkept(draft: Draft): void {
  if (unkept.size === 0) addEventListener('beforeunload', ask);
  unkept.set(draft.form, draft);
}

/** It is on the phone now, or was sent, or thrown away. */
export function forgetUnkept(form: FormName): void {
  unkept.delete(form);
  if (unkept.size === 0) removeEventListener('beforeunload', ask);
}

export function unkeptDraft(form: FormName): Draft | undefined {
  return unkept.get(form);
}

function ask(event: Event): void {
  event.preventDefault();
}
