import { expect, test } from 'vitest';
import { courseIds, courseModules, type CourseId } from '../../../../contract/courses.ts';
import { moduleKey, progressOf } from './course-progress.ts';

function allOf(course: CourseId): string[] {
  return courseModules[course].map((module) => moduleKey(course, module));
}

test.each(courseIds)('%s begins with its first module and ends with none', (course) => {
  const total = courseModules[course].length;
  expect(progressOf(course, new Set())).toEqual({ done: 0, total, percent: 0, next: courseModules[course][0] });
  expect(progressOf(course, new Set(allOf(course)))).toEqual({ done: total, total, percent: 100, next: undefined });
});

test('modules may be done in any order: the next is the first that is left', () => {
  const done = new Set(['flood-water.moving', 'flood-water.unseen']);
  expect(progressOf('flood-water', done)).toEqual({ done: 2, total: 4, percent: 50, next: 'rescue' });
});

test('what was done in other courses, or in modules that are not known here, counts for nothing', () => {
  const done = new Set([...allOf('first-help'), 'flood-water.of-a-later-version', 'flood-water', 'boats', '']);
  expect(progressOf('flood-water', done)).toMatchObject({ done: 0, percent: 0, next: 'moving' });
});

test('each module brings one further, and only the last to 100', () => {
  for (const course of courseIds) {
    const keys = allOf(course);
    const percents = keys.map((_, index) => progressOf(course, new Set(keys.slice(0, index + 1))).percent);
    expect(new Set(percents).size).toBe(keys.length);
    expect(percents.filter((percent) => percent === 100)).toHaveLength(1);
    expect(percents.every(Number.isInteger)).toBe(true);
  }
});
