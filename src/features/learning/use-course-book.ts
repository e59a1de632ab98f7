import { use } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { loadCourseBook } from '../../strings/course-book.ts';
import type { CourseBook } from '../../strings/courses/shape.ts';
import { language } from '../../strings/language.ts';

/** A moment without network heals by itself; where the courses are gone for good, the screen's boundary says so. */
const TRIES = 4;

let book: Promise<CourseBook> | undefined;

/** The courses in the app's language. Waits, with the tab's own sign of waiting, until they are there. */
export function useCourseBook(): CourseBook {
  book ??= loadUntilThere(() => loadCourseBook(language()), TRIES);
  return use(book);
}
