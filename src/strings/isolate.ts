import { language, languages } from './language.ts';

/** Letters that run from right to left, and the marks by which a text can turn what stands around it. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * A person's words inside a plain sentence, such as a name in an `aria-label`: in a direction of their own (U+2068 to
 * U+2069), so that they turn no word around them. Left as they are where nothing could turn.
 */
export function isolated(words: string): string {
  const canTurn = words !== '' && (!isLeftToRight() || TURNS.test(words));
  return canTurn ? `\u2068${words}\u2069` : words;
}

/**
 * What is read from left to right in every language: phone numbers, references, codes, file names, e-mail addresses. Among
 * Arabic words `7K2M-9QXA` would else be shown with its parts in another order.
 */
export function leftToRight(code: string): string {
  return isLeftToRight() ? code : `\u2066${code}\u2069`;
}

function isLeftToRight(): boolean {
  return languages[language()].direction === 'ltr';
}
