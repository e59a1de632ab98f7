import type { ItemForm } from '../../data/outbox/draft.ts';
import { shareText } from '../../platform/share-text.ts';
import { typedText } from '../../strings/forms/typed-text.ts';
import { readForm } from './form-values.ts';

/** Hands what stands in a form to another app of the phone, as text that a person can read. */
export function shareTyped(form: ItemForm, element: HTMLFormElement | null): void {
  if (!element) return;
  const { title, text } = typedText(form, readForm(element));
  void shareText(title, text);
}
