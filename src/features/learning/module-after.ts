import { courseModules, type CourseId, type ModuleId } from '../../../contract/courses.ts';
import { moduleKey } from '../../data/queries/volunteers/course-progress.ts';

/**
 * What to read after this one: the next that was not learned, those before it last; in a course that was learned whole, simply
 * the one that follows.
 */
export function moduleAfter(course: CourseId, module: ModuleId, learned: ReadonlySet<string>): ModuleId | undefined {
  const order: readonly ModuleId[] = courseModules[course];
  const place = order.indexOf(module);
  const others = [...order.slice(place + 1), ...order.slice(0, place)];
  return others.find((one) => !learned.has(moduleKey(course, one))) ?? order[place + 1];
}
