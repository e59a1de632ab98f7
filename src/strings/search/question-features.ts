import { folded } from '../../../contract/search/folded.ts';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { folds } from './folds.ts';
import { wordsOf } from './words.ts';

/** Letters in a row that are compared beside whole words, so that a word with a slip in it still looks like itself. */
const PIECES = [3, 4];
/** A piece tells less than a word. */
const OF_A_PIECE = 0.5;

/** What a text is recognized by: its words as they are folded, and pieces of them. */
export function questionFeatures(text: string, language: LanguageCode): Map<string, number> {
  const fold = folds[language];
  const found = new Map<string, number>();
  // The apostrophe of "isn’t" parts no words.
  for (const { word } of wordsOf(text.replaceAll(/(\p{L})['’](?=\p{L})/gu, '$1'))) {
    const term = fold(word);
    found.set(term, 1);
    // Hindi is typed in two scripts: what it sounds like is the same in both.
    const written = ` ${language === 'hi' ? term : folded(word)} `;
    for (const size of PIECES) {
      for (let start = 0; start + size <= written.length; start += 1) {
        found.set(`-${written.slice(start, start + size)}`, OF_A_PIECE);
      }
    }
  }
  return found;
}
