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

/** Folds a word; `undefined` for a letter alone, and for what says nothing about what a person looks for. */
export function tellingTerms(fold: Fold, ignored: string): (word: string) => string | undefined {
  const saysNothing = new Set(wordsOf(ignored).map(({ word }) => fold(word)));
  return (word) => {
    const folded = fold(word);
    return folded.length < 2 || saysNothing.has(folded) ? undefined : folded;
  };
}

/** How places are put into an index and looked for in it: the same on the machine that builds it and on every phone. */
export function indexOptions(fold: Fold, ignored: string): Options<IndexedPassage> {
  return {
    fields: ['title', 'above', 'text'],
    tokenize: (text) => wordsOf(text).map(({ word }) => word),
    processTerm: tellingTerms(fold, ignored),
  };
}

export function indexedPassage({ topic, section, steps, words, wordsAbove }: FindablePassage, id: number) {
  const own = `${section ?? topic} ${words}`;
  return { id, title: own, above: section === undefined ? '' : `${topic} ${wordsAbove}`, text: steps.join(' ') };
}
