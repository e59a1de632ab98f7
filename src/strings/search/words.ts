/** One language's way of comparing words: what is written, typed or heard alike becomes the same text. */
export type Fold = (word: string) => string;

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
