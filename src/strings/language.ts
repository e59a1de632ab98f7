/** A language of the app, by its BCP 47 code. */
export type Language = 'en' | 'hi' | 'es' | 'ar';

interface LanguageFacts {
  /** In the language itself: how its speakers find it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For `Intl`. English dates are en-US (section 9). */
  locale: string;
}

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', direction: 'ltr', locale: 'en-US' },
  hi: { name: 'हिन्दी', direction: 'ltr', locale: 'hi-IN' },
  es: { name: 'Español', direction: 'ltr', locale: 'es' },
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar' },
};

/** In the order in which they are offered. */
export const languageCodes = Object.keys(languages).filter(isLanguage);

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languages, code);
}

/** The first of a browser's languages that the app has, most wanted first, such as `['hi-IN', 'en']`; English where it has none. */
export function bestLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.split('-', 1)[0]?.toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}

let current: Language = 'en';

/** The language that the app speaks now. It changes only with a new start of the page. */
export function language(): Language {
  return current;
}

export function locale(): string {
  return languages[current].locale;
}

/** Before anything is shown, and before any module that shows something is evaluated. */
export function speak(chosen: Language): void {
  current = chosen;
}
