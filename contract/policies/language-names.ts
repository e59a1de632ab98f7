import type { LanguageCode } from '../enumerations.ts';

/** The app's languages as a language model is told of them. */
export const languageNames: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  hi: 'Hindi',
  es: 'Spanish',
  ar: 'Arabic',
};
