import { isCourseId, isCourseModule, type CourseId, type ModuleId } from '../../../contract/courses.ts';

/** What of the courses is open: the list, one course, or one of its modules to read. */
export type LearningView =
  | { kind: 'list' }
  | { kind: 'course'; course: CourseId }
  | { kind: 'module'; course: CourseId; module: ModuleId };

/** What an address asks for, as much of it as there is. */
export function viewIn(search: URLSearchParams): LearningView {
  const course = search.get('course') ?? undefined;
  const module = search.get('module') ?? '';
  if (!isCourseId(course)) return { kind: 'list' };
  if (!isCourseModule(course, module)) return { kind: 'course', course };
  return { kind: 'module', course, module: module as ModuleId };
}

/** On the screen that is open: the dashboard has two addresses. */
export function addressOf(view: LearningView): string {
  const search = new URLSearchParams({ tab: 'learning' });
  if (view.kind !== 'list') search.set('course', view.course);
  if (view.kind === 'module') search.set('module', view.module);
  return `?${search}`;
}
