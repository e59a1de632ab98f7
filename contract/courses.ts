/**
 * The short courses for volunteers and their modules, in the order of reading. What people have learned is kept by these ids, on
 * phones and on the server: one that was given out never changes its meaning, new ones go to the end.
 */
export const courseModules = {
  'before-you-go': ['ready', 'take', 'tell', 'app'],
  'flood-water': ['moving', 'rescue', 'unseen', 'boats'],
  'first-help': ['scene', 'breathing', 'bleeding', 'still'],
  'calm-words': ['look-and-listen', 'link', 'children', 'yourself'],
  'fair-help': ['need', 'queues', 'safeguarding', 'data'],
} as const satisfies Record<string, readonly string[]>;

export type CourseId = keyof typeof courseModules;

export type ModuleId<Id extends CourseId = CourseId> = (typeof courseModules)[Id][number];

export const courseIds = Object.keys(courseModules) as CourseId[];

/** For an id from an address. */
export function isCourseId(id: string | undefined): id is CourseId {
  return id !== undefined && Object.hasOwn(courseModules, id);
}

/** Is there such a module in this course? */
export function isCourseModule(course: CourseId, module: string): boolean {
  return (courseModules[course] as readonly string[]).includes(module);
}
