import type { CourseId, ModuleId } from '../../../contract/courses.ts';
import { progressOf } from '../../data/queries/volunteers/course-progress.ts';
import { checkTexts, courseTexts } from '../../strings/volunteers/learning.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { addressOf } from '../../parts/records/course-address.ts';
import { moduleAfter } from './module-after.ts';

interface WayOnProps {
  courseId: CourseId;
  id: ModuleId;
  learned: ReadonlySet<string>;
}

/** Where it goes after a module that was learned. */
export function WayOn({ courseId, id, learned }: WayOnProps) {
  const isDone = progressOf(courseId, learned).next === undefined;
  const next = moduleAfter(courseId, id, learned);
  return (
    <>
      {isDone && (
        <Banner tone="good" title={checkTexts.courseDone}>
          <p>{checkTexts.courseDoneBody}</p>
        </Banner>
      )}
      {next !== undefined && (
        <ButtonLink look="aid" to={addressOf({ kind: 'module', course: courseId, module: next })}>
          {checkTexts.next}
        </ButtonLink>
      )}
      {isDone && <ButtonLink to={addressOf({ kind: 'list' })}>{courseTexts.allCourses}</ButtonLink>}
    </>
  );
}
