import { Link } from 'react-router-dom';
import { courseModules, type CourseId, type ModuleId } from '../../../contract/courses.ts';
import { moduleKey } from '../../data/queries/volunteers/course-progress.ts';
import type { Course } from '../../strings/courses/shape.ts';
import { courseTexts } from '../../strings/volunteers/learning.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { CheckQuestion } from './check-question.tsx';
import { addressOf } from '../../parts/records/course-address.ts';
import styles from './learning.module.css';
import { MarkLearned } from './mark-learned.tsx';
import { WayOn } from './way-on.tsx';

interface ModulePageProps {
  courseId: CourseId;
  id: ModuleId;
  course: Course;
  learned: ReadonlySet<string>;
}

/** One module to read, the question after it, and the way on. */
export function ModulePage({ courseId, id, course, learned }: ModulePageProps) {
  const module = course.modules[id];
  if (!module) return null;
  const order: readonly ModuleId[] = courseModules[courseId];
  const isLearned = learned.has(moduleKey(courseId, id));
  return (
    <>
      <Link to={addressOf({ kind: 'course', course: courseId })} className={styles['back']}>
        {courseTexts.wholeCourse(course.title)}
      </Link>
      <article className={styles['module']}>
        <header className={styles['head']}>
          <h3 tabIndex={-1}>{module.title}</h3>
          <p className={styles['marks']}>
            <span>{courseTexts.moduleOf(order.indexOf(id) + 1, order.length)}</span>
            <span>{courseTexts.minutes(module.minutes)}</span>
            {isLearned && <Badge tone="sent">{courseTexts.learned}</Badge>}
          </p>
        </header>
        {module.parts.map((part) => (
          <p key={part} className={styles['words']}>
            {part}
          </p>
        ))}
      </article>
      <CheckQuestion check={module.check}>
        <MarkLearned course={courseId} module={id} isLearned={isLearned} />
      </CheckQuestion>
      {isLearned && <WayOn courseId={courseId} id={id} learned={learned} />}
    </>
  );
}
