import type { Course } from '../courses/shape.ts';
import { numberText, plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The volunteer's courses: what stands around their words, which are books of their own (`course-book.ts`). */
export const courseTexts = texts('courseTexts', {
  lead: 'Short courses to read before you go, with or without a signal.',
  about: (act: string, course: string) => `${act}: ${course}`,
  duration: 'Duration',
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  level: 'Level',
  levels: { basic: 'Basic', advanced: 'Advanced' } satisfies Record<Course['level'], string>,
  modules: 'Modules',
  progress: 'Progress',
  percent: (part: number) => numberText(part, { style: 'percent' }),
  learnedOf: (done: number, total: number) => `${numberText(done)} of ${numberText(total)} modules learned`,
  noEarlier:
    'There is no connection, and this phone does not know yet what you learned on others. It comes with the next connection.',

  start: 'Start',
  goOn: 'Continue',
  again: 'Read again',
  allCourses: 'All courses',
  wholeCourse: (course: string) => `Course: ${course}`,
  moduleOf: (place: number, total: number) => `Module ${numberText(place)} of ${numberText(total)}`,
  learned: 'Learned',
  sources: 'Sources',
  sourcesNote: 'These links need a connection.',
});

/** The question after the reading, and what follows from it. */
export const checkTexts = texts('checkTexts', {
  title: 'Check yourself',
  check: 'Check my answer',
  choose: 'Choose an answer first.',
  right: 'Right.',
  wrong: 'That is not it. Choose another answer, as often as you like.',
  mark: 'Mark as learned',
  saved: 'Learned. It is saved on this phone and is sent by itself.',
  failed: (detail: string) => `It could not be saved on this phone. (${detail})`,
  loggedOut: 'You were logged out on this phone. Log in, then mark it again.',
  next: 'Next module',
  courseDone: 'You have learned the whole course',
  courseDoneBody: 'Read any module again whenever you like.',
});
