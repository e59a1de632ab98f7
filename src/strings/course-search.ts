import { loadCourseBook } from './course-book.ts';
import { coursesAsSearched } from './courses/as-searched.ts';
import type { Language } from './language.ts';
import type { Searcher } from './search/search.ts';

/** @param ignored words that say nothing, as the guide of the language lists them */
export async function loadCourseSearch(language: Language, ignored: string): Promise<Searcher> {
  const [{ searcherOf }, book] = await Promise.all([import('./search/search.ts'), loadCourseBook(language)]);
  return searcherOf(book, language, (courses) => coursesAsSearched(courses, ignored));
}
