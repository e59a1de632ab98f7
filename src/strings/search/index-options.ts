import type { Options } from 'minisearch';
import type { FindablePassage } from './passages.ts';
import { wordsOf, type Fold } from './words.ts';

/** The index knows places by their numbers in the order of reading: ids are longer than that. */
export interface IndexedPassage {
  id: number;
  /** Its own title, and other words for it. */
  title: string;
  /** The same of what it is a part of. */
  above: string;
  text: string;
}

/**
 * Folds a word; `undefined` for a letter alone, and for what says nothing about what a person looks for. Each word once: a book says most of
 * its words many times.
 */
export function tellingTerms(fold: Fold, ignored: string): (word: string) => string | undefined {
  const saysNothing = new Set(wordsOf(ignored).map(({ word }) => fold(word)));
  const folded = new Map<string, string | undefined>();
  return (word) => {
    if (folded.has(word)) return folded.get(word);
    const term = fold(word);
    const telling = term.length < 2 || saysNothing.has(term) ? undefined : term;
    folded.set(word, telling);
    return telling;
  };
}

/** How places are put into an index and looked for in it. */
export function indexOptions(telling: (word: string) => string | undefined): Options<IndexedPassage> {
  return {
    fields: ['title', 'above', 'text'],
    tokenize: (text) => wordsOf(text).map(({ word }) => word),
    processTerm: telling,
  };
}

export function indexedPassage({ topic, section, steps, words, wordsAbove }: FindablePassage, id: number) {
  const own = `${section ?? topic} ${words}`;
  return { id, title: own, above: section === undefined ? '' : `${topic} ${wordsAbove}`, text: steps.join(' ') };
}
