import { describe, expect, test } from 'vitest';
import { courseIds, courseModules } from '../../../contract/courses.ts';
import { addressOf, viewIn, type LearningView } from './course-address.ts';

const back = (view: LearningView) => viewIn(new URLSearchParams(addressOf(view)));

describe('the address of a course', () => {
  test('leads to every course and every module, and says which it is', () => {
    for (const course of courseIds) {
      expect(back({ kind: 'course', course })).toEqual({ kind: 'course', course });
      for (const module of courseModules[course]) {
        expect(back({ kind: 'module', course, module })).toEqual({ kind: 'module', course, module });
      }
    }
    expect(back({ kind: 'list' })).toEqual({ kind: 'list' });
  });

  test('of what there is not leads to what there is of it', () => {
    expect(viewIn(new URLSearchParams('course=toString&module=length'))).toEqual({ kind: 'list' });
    expect(viewIn(new URLSearchParams('course=flood-water&module=need'))).toEqual({
      kind: 'course',
      course: 'flood-water',
    });
    expect(viewIn(new URLSearchParams('module=boats'))).toEqual({ kind: 'list' });
  });
});
