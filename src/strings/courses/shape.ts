import type { CourseId, ModuleId } from '../../../contract/courses.ts';

/** A question after the reading. One of the answers is right: `right` counts from 0. */
export interface CourseCheck {
  question: string;
  answers: readonly string[];
  right: number;
  /** Why it is right. Shown after any answer. */
  why: string;
}

export interface CourseModule {
  title: string;
  minutes: number;
  /** Short paragraphs, two or three sentences each. */
  parts: readonly string[];
  check: CourseCheck;
}

export interface Course {
  title: string;
  description: string;
  minutes: number;
  level: 'basic' | 'advanced';
  modules: Readonly<Record<string, CourseModule>>;
}

/** A course that has exactly the modules of its id. */
export interface CourseOf<Id extends CourseId> extends Course {
  modules: Readonly<Record<ModuleId<Id>, CourseModule>>;
}

/** All courses in one language, in the order in which they are offered. */
export interface CourseBook {
  courses: Readonly<Record<CourseId, Course>>;
}
