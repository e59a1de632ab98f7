import type { SearchedBook } from '../search/passages.ts';
import type { CourseBook } from './shape.ts';

/** The courses as a book that can be searched: each course is a topic, each module a section. */
export function coursesAsSearched({ courses }: CourseBook, ignored: string): SearchedBook {
  const topics = Object.entries(courses).map(([id, { title, description, modules }]) => {
    const sections = Object.entries(modules).map(([key, module]) => {
      return [key, { title: module.title, words: module.check.question, steps: module.parts }] as const;
    });
    return [id, { title, lead: description, words: '', sections: Object.fromEntries(sections) }] as const;
  });
  return { ignored, topics: Object.fromEntries(topics) };
}
