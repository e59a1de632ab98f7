import { isoTime, systemClock } from '../../../contract/base/clock.ts';
import type { ItemForm } from '../../data/outbox/draft.ts';
import { saveFile } from '../../platform/share-file.ts';
import { shareText } from '../../platform/share-text.ts';
import { typedText } from '../../strings/forms/typed-text.ts';
import { readForm } from './form-values.ts';

/** Hands what stands in a form to the browser as a JSON file, for a phone whose storage refuses it. */
export function downloadTyped(form: ItemForm, element: HTMLFormElement | null): void {
  if (!element) return;
  const copiedAt = isoTime(systemClock.now());
  const copy = { format: 'relief-relay-form', version: 1, form, copiedAt, values: readForm(element) };
  saveFile(`relief-relay-${form}-${copiedAt.slice(0, 10)}.json`, JSON.stringify(copy, null, 2));
}

/** Hands what stands in a form to another app of the phone, as text that a person can read. */
export function shareTyped(form: ItemForm, element: HTMLFormElement | null): void {
  if (!element) return;
  const { title, text } = typedText(form, readForm(element));
  void shareText(title, text);
}
