import { expect, test } from 'vitest';
import { courseIds, courseModules, isCourseId, isCourseModule } from './courses.ts';

test('a module is known in its own course only', () => {
  expect(isCourseModule('flood-water', 'boats')).toBe(true);
  expect(isCourseModule('first-help', 'boats')).toBe(false);
  expect(isCourseModule('flood-water', 'length')).toBe(false);
});

test('what every object has is no course', () => {
  expect(courseIds.every(isCourseId)).toBe(true);
  expect(isCourseId('toString')).toBe(false);
  expect(isCourseId(undefined)).toBe(false);
});

test('ids fit into an address, and into `course.module`', () => {
  const ids = [...courseIds, ...Object.values(courseModules).flat()];
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  for (const modules of Object.values(courseModules)) expect(new Set(modules).size).toBe(modules.length);
});
