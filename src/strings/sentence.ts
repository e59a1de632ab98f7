import { language } from './language.ts';

const STOPPED = /[.!?।؟…]\u2069?$/;

/** Words as a sentence of its own, with the full stop of the app's language. */
export function asSentence(words: string): string {
  return STOPPED.test(words) ? words : `${words}${language() === 'hi' ? '।' : '.'}`;
}

/**
 * "name@example.org, NGO, approved" and "Flood, Severe": by commas in every language. What `Intl.ListFormat` makes of it says "and" in
 * some, which makes of a disaster and how severe it is two things.
 */
export function listText(parts: readonly string[]): string {
  return parts.join(language() === 'ar' ? '، ' : ', ');
}
