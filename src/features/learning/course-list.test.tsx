import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { courseModules } from '../../../contract/courses.ts';
import { moduleKey } from '../../data/queries/volunteers/course-progress.ts';
import { loadCourseBook } from '../../strings/course-book.ts';
import { checkTexts } from '../../strings/volunteers/learning.ts';
import { CourseList } from './course-list.tsx';
import { WayOn } from './way-on.tsx';

afterEach(cleanup);

const COURSE = 'flood-water';
const keys = courseModules[COURSE].map((module) => moduleKey(COURSE, module));

it.each([
  ['Start', 0],
  ['Continue', 2],
  ['Read again', 4],
])('offers “%s” where %i of its modules are learned, and says so', async (act, count) => {
  const { courses } = await loadCourseBook('en');
  render(
    <MemoryRouter>
      <CourseList courses={courses} learned={new Set(keys.slice(0, count))} />
    </MemoryRouter>,
  );
  const door = screen.getByRole('link', { name: `${act}: ${courses[COURSE].title}` });
  expect(door.getAttribute('href')).toContain(`course=${COURSE}`);
  expect(screen.getAllByText(`${count} of 4 modules learned`).length).toBeGreaterThan(0);
});

it('says of a course that was learned whole that it was, and leads to all courses', () => {
  render(
    <MemoryRouter>
      <WayOn courseId={COURSE} id="moving" learned={new Set(keys)} />
    </MemoryRouter>,
  );
  expect(screen.getByText(checkTexts.courseDone)).toBeDefined();
  expect(screen.getByRole('link', { name: 'All courses' }).getAttribute('href')).toContain('tab=learning');
});
