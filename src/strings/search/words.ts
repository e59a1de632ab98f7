/** One language's way of comparing words: what is written, typed or heard alike becomes the same text. */
export type Fold = (word: string) => string;

/** What people leave out, or type in another way: accents, Arabic vowel signs and tatweel, the Devanagari dot, joiners. */
const LEFT_OUT = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c\u200c\u200d]/gu;

/** A word in small letters without the marks that people leave out. */
export function plain(word: string): string {
  return word.normalize('NFKD').toLowerCase().replace(LEFT_OUT, '');
}

export interface FoundWord {
  word: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** The words of a text of any of the app's scripts, with the signs that Devanagari and Arabic write above, below and between letters. */
export function wordsOf(text: string): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}
