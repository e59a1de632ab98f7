import type { CourseBook } from './courses/shape.ts';
import type { Language } from './language.ts';

/** Each language's courses are a file of their own, as the guide is. */
const books: Readonly<Record<Language, () => Promise<{ book: CourseBook }>>> = {
  en: () => import('./courses/book.ts'),
  hi: () => import('./hi/courses/book.ts'),
  es: () => import('./es/courses/book.ts'),
  ar: () => import('./ar/courses/book.ts'),
};

/** The courses for volunteers in this language. */
export async function loadCourseBook(language: Language): Promise<CourseBook> {
  return (await books[language]()).book;
}
