import { expect } from 'vitest';
import { AID, REPORT } from '../support/forms.ts';
import type { Tab } from './engine.ts';

type Values = Readonly<Record<string, string>>;

/** WebKitGTK's driver drops the keys of whatever else. */
const TYPED = /^[ -~]+$/;

/** Fills the report form key by key; what no keyboard layout has at hand comes as it does from a paste or a picker. */
export async function fillReport(tab: Tab): Promise<void> {
  await fill(tab, '#report-form', REPORT);
}

export async function fillAid(tab: Tab, values: Values = AID): Promise<void> {
  await fill(tab, '#aid-form', values);
}

type Form = '#report-form' | '#aid-form' | '#register-form' | '#contact-form';

/** The same for any form. */
export async function fill(tab: Tab, form: Form, values: Values): Promise<void> {
  await expect.poll(() => tab.evaluate(isThere, `${form} button[type=submit]`), { timeout: 20_000 }).toBe(true);
  for (const [name, value] of Object.entries(values)) {
    const selector = `${form} [name="${name}"]`;
    if (TYPED.test(value) && (await tab.evaluate(takesKeys, selector))) await tab.type(selector, value);
    else await tab.evaluate(put, { selector, value });
  }
}

export async function submit(tab: Tab, form: Form): Promise<void> {
  await tab.click(`${form} button[type=submit]`);
}

/** What stands in a form's controls. */
export function typedIn(tab: Tab, form: Form): Promise<Values> {
  return tab.evaluate(
    (selector) =>
      Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>(selector) ?? undefined)) as Values,
    form,
  );
}

function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

/** Keys add to what stands there, so they are for an empty control. */
function takesKeys(selector: string): boolean {
  const control = document.querySelector<HTMLInputElement>(selector);
  if (control === null) throw new Error(`there is no ${selector}`);
  return control.value === '' && control.matches('input[type=text], input[type=tel], textarea');
}

function put({ selector, value }: { selector: string; value: string }): void {
  const controls = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)];
  const choice = controls.find((one) => one.type === 'radio' && one.value === value);
  if (choice) {
    choice.click();
    return;
  }
  const [control] = controls;
  if (control === undefined || control.type === 'radio') throw new Error(`there is no ${selector} for ${value}`);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
