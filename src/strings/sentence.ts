import { language, locale } from './language.ts';

const STOPPED = /[.!?।؟…]\u2069?$/;

/** Words as a sentence of its own, with the full stop of the app's language. */
export function asSentence(words: string): string {
  return STOPPED.test(words) ? words : `${words}${language() === 'hi' ? '।' : '.'}`;
}

/** "name@example.org, NGO, approved", as the app's language strings things together. */
export function listText(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'unit', style: 'short' }).format(parts);
}
