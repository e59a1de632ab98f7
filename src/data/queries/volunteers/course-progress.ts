import { courseModules, type CourseId, type ModuleId } from '../../../../contract/courses.ts';

export interface CourseProgress {
  /** Modules. */
  done: number;
  total: number;
  /** A whole number; 100 only when nothing is left. */
  percent: number;
  /** The first in the order of reading that is not done yet; undefined when all are. */
  next: ModuleId | undefined;
}

/** How a done module is kept: `flood-water.boats`. */
export function moduleKey<Id extends CourseId>(course: Id, module: ModuleId<Id>): string {
  return `${course}.${module}`;
}

/** How far a person is. `done` holds keys of modules of all courses; one that this version does not know counts for nothing. */
export function progressOf(course: CourseId, done: ReadonlySet<string>): CourseProgress {
  const modules: readonly ModuleId[] = courseModules[course];
  const left = modules.filter((module) => !done.has(moduleKey(course, module)));
  const total = modules.length;
  return {
    done: total - left.length,
    total,
    percent: Math.floor((100 * (total - left.length)) / total),
    next: left[0],
  };
}
