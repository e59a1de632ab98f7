import MiniSearch from 'minisearch';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { folds } from './folds.ts';
import { indexedPassage, indexOptions } from './index-options.ts';
import { packIndex } from './pack-index.ts';
import { passagesOf, type SearchedBook } from './passages.ts';

/**
 * The index of a book as text. A build makes it once (`scripts/lib/search-indexes.mjs`), so that no phone has to: a cheap one
 * takes a while to fold a whole book.
 */
export function makeIndex(book: SearchedBook, language: LanguageCode): string {
  const index = new MiniSearch(indexOptions(folds[language], book.ignored));
  index.addAll(passagesOf(book).map(indexedPassage));
  return packIndex(JSON.stringify(index));
}
