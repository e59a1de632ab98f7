import { takeWrittenForm } from '../../platform/early-page.ts';
import { fillForm, readForm } from './form-values.ts';

/**
 * Brings what was typed, and the focus, from the form of the written page into the app's form, where that is not the
 * very same element: the page was made anew, in another language for example.
 */
export function takeOverTyped(form: HTMLFormElement): void {
  const written = takeWrittenForm(form);
  if (!written) return;
  fillForm(form, readForm(written.form));
  const { focus } = written;
  const control = focus?.id ? form.querySelector<HTMLElement>(`#${CSS.escape(focus.id)}`) : null;
  if (!control || !focus) return;
  control.focus({ preventScroll: true });
  if (canSelect(focus) && canSelect(control)) control.setSelectionRange(focus.selectionStart, focus.selectionEnd);
}

function canSelect(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  const isText = element instanceof HTMLInputElement && /^(text|tel|search|url|password)$/.test(element.type);
  return isText || element instanceof HTMLTextAreaElement;
}
