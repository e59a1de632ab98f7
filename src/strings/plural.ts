import { byLocale } from './by-locale.ts';
import { language, locale } from './language.ts';

const rules = byLocale((code) => new Intl.PluralRules(code));
const plainNumbers = byLocale((code) => new Intl.NumberFormat(code));

/** The forms of a sentence by the plural categories of Unicode CLDR, as in ICU's `{count, plural, …}`; `#` is the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that the grammar of the app's language wants for this count, such as "3 items". */
export function plural(count: number, forms: PluralForms): string {
  // Making the rules takes a slow phone longer than drawing a screen: nothing is asked that has but one answer.
  const isOneForm = Object.keys(forms).length === 1;
  const form = isOneForm ? forms.other : (forms[rules().select(count)] ?? forms.other);
  return form.replaceAll('#', () => numberText(count));
}

/** Languages that write a small whole number as programs do. Arabic has digits of its own in some browsers. */
const PLAIN_DIGITS: ReadonlySet<string> = new Set(['en', 'es', 'hi']);

/** A number as the app's language writes it. */
export function numberText(value: number, options?: Intl.NumberFormatOptions): string {
  // For the same reason: most numbers are counts below a thousand.
  if (!options && Number.isInteger(value) && value >= 0 && value < 1000 && PLAIN_DIGITS.has(language()))
    return `${value}`;
  return (options ? new Intl.NumberFormat(locale(), options) : plainNumbers()).format(value);
}
