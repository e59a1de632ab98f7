import { loadGuideBook } from './guide-book.ts';
import type { GuideBook } from './guide/shape.ts';
import type { Language } from './language.ts';
import type { Answerer } from './search/kind-search.ts';
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

/**
 * What tells one kind of trouble from another, which comes when somebody asks. Where it is not on this phone and there is no network, what
 * has all the words is still found.
 */
export async function loadGuideAnswers(language: Language): Promise<Answerer> {
  const { book, searcher } = await loadGuideSearch(language);
  try {
    const { answererOf } = await import('./search/kind-search.ts');
    return await answererOf(searcher, book, language);
  } catch {
    return (question) => {
      const findings = searcher.search(question);
      return { ...findings, isSure: findings.found.length > 0 && !findings.isPartial };
    };
  }
}
