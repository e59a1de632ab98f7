import { loadGuideBook } from './guide-book.ts';
import type { GuideBook } from './guide/shape.ts';
import type { Language } from './language.ts';
import type { Searcher } from './search/search.ts';

/** Each language's index is a file of its own, kept where its guide is. */
const indexes: Readonly<Record<Language, () => Promise<{ searchIndex: string }>>> = {
  en: () => import('./guide/search-index.ts'),
  hi: () => import('./hi/guide/search-index.ts'),
  es: () => import('./es/guide/search-index.ts'),
  ar: () => import('./ar/guide/search-index.ts'),
};

export interface SearchableGuide {
  book: GuideBook;
  searcher: Searcher;
}

/** The guide in this language with its search. */
export async function loadGuideSearch(language: Language): Promise<SearchableGuide> {
  const [{ openIndex }, { searchIndex }, book] = await Promise.all([
    import('./search/search.ts'),
    indexes[language](),
    loadGuideBook(language),
  ]);
  return { book, searcher: openIndex(book, searchIndex, language) };
}
