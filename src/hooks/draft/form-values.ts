import { storableText } from '../../../contract/base/text.ts';

export type FormValues = Record<string, string>;

/** What stands in a form: control's name → text; a checkbox is 'true' or ''; of radios the chosen value, or ''. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.checked) values[control.name] = control.value;
      else values[control.name] ??= '';
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      values[control.name] = control.checked ? 'true' : '';
    } else {
      values[control.name] = storableText(control.value);
    }
  }
  return values;
}

/** Names of the controls that a person began to fill with what is no value yet: the browser hands those on as empty. */
export function halfTypedNames(form: HTMLFormElement): Set<string> {
  return new Set(controlsOf(form).flatMap(({ name, validity }) => (validity.badInput ? [name] : [])));
}

/** Puts kept values back. What was typed meanwhile is left alone. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  const controls = controlsOf(form);
  // A choice is one with all its radios: the kept one must not take the place of another that was just tapped.
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined || touched.has(control.name)) continue;
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === value;
    else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === 'true';
    else control.value = value;
  }
}

/** Did a person change anything from how the form starts? */
export function isFilled(form: HTMLFormElement): boolean {
  return controlsOf(form).some(isTouched);
}

/** Did a person put anything into the form that these values do not say? */
export function saysElse(form: HTMLFormElement, values: FormValues): boolean {
  const typed = readForm(form);
  return controlsOf(form).some((control) => isTouched(control) && typed[control.name] !== values[control.name]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '',
  );
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const start = Array.from(control.options).find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== (start?.value ?? '');
  }
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
    return control.checked !== control.defaultChecked;
  }
  // What the app fills in, such as a place on the map: its default is what it says.
  if (control.type === 'hidden') return control.value !== '';
  return control.value !== control.defaultValue;
}
