import { loadGuideBook } from './guide-book.ts';
import type { GuideBook } from './guide/shape.ts';
import type { Language } from './language.ts';
import type { Searcher } from './search/search.ts';

export interface SearchableGuide {
  book: GuideBook;
  searcher: Searcher;
}

/** The guide in this language with its search. */
export async function loadGuideSearch(language: Language): Promise<SearchableGuide> {
  const [{ searcherOf }, book] = await Promise.all([import('./search/search.ts'), loadGuideBook(language)]);
  return { book, searcher: await searcherOf(book, language, (guide) => guide) };
}
