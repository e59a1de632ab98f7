import { courseIds, type CourseId } from '../../../contract/courses.ts';
import { progressOf } from '../../data/queries/volunteers/course-progress.ts';
import type { Course, CourseBook } from '../../strings/courses/shape.ts';
import { courseTexts } from '../../strings/volunteers/learning.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { addressOf } from '../../parts/records/course-address.ts';
import { CourseFacts } from './course-facts.tsx';
import { CourseProgressBar } from './course-progress-bar.tsx';
import styles from './learning.module.css';

/** All courses, each with how far the person is in it. */
export function CourseList({ courses, learned }: { courses: CourseBook['courses']; learned: ReadonlySet<string> }) {
  return (
    <>
      <p>{courseTexts.lead}</p>
      <ul className={styles['cards']}>
        {courseIds.map((id) => (
          <CourseCard key={id} id={id} course={courses[id]} learned={learned} />
        ))}
      </ul>
    </>
  );
}

interface CourseCardProps {
  id: CourseId;
  course: Course;
  learned: ReadonlySet<string>;
}

function CourseCard({ id, course, learned }: CourseCardProps) {
  const progress = progressOf(id, learned);
  const { start, goOn, again, about } = courseTexts;
  const act = progress.next === undefined ? again : progress.done === 0 ? start : goOn;
  return (
    <Card as="li">
      <h3>{course.title}</h3>
      <p>{course.description}</p>
      <CourseFacts course={course} />
      <CourseProgressBar progress={progress} />
      <ButtonLink to={addressOf({ kind: 'course', course: id })}>
        <span aria-hidden="true">{act}</span>
        <VisuallyHidden>{about(act, course.title)}</VisuallyHidden>
      </ButtonLink>
    </Card>
  );
}
