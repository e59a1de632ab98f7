import { loadCourseBook } from './course-book.ts';
import { coursesAsSearched } from './courses/as-searched.ts';
import type { Language } from './language.ts';
import type { Searcher } from './search/search.ts';

/** Each language's index is a file of its own, kept where its courses are. */
const indexes: Readonly<Record<Language, () => Promise<{ searchIndex: string }>>> = {
  en: () => import('./courses/search-index.ts'),
  hi: () => import('./hi/courses/search-index.ts'),
  es: () => import('./es/courses/search-index.ts'),
  ar: () => import('./ar/courses/search-index.ts'),
};

/** @param ignored words that say nothing, as the guide of the language lists them */
export async function loadCourseSearch(language: Language, ignored: string): Promise<Searcher> {
  const [{ openIndex }, { searchIndex }, book] = await Promise.all([
    import('./search/search.ts'),
    indexes[language](),
    loadCourseBook(language),
  ]);
  return openIndex(coursesAsSearched(book, ignored), searchIndex, language);
}
