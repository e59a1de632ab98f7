import type { Language } from './language.ts';
import type { GuideBook } from './guide/shape.ts';

/** Each language's guide is a file of its own: a phone that reads Hindi need not wait for the English one. */
const books: Readonly<Record<Language, () => Promise<{ book: GuideBook }>>> = {
  en: () => import('./guide/book.ts'),
  hi: () => import('./hi/guide/book.ts'),
  es: () => import('./es/guide/book.ts'),
  ar: () => import('./ar/guide/book.ts'),
};

/** The guide in this language. */
export async function loadGuideBook(language: Language): Promise<GuideBook> {
  return (await books[language]()).book;
}
