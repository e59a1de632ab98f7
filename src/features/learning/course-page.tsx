import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { courseModules, type CourseId } from '../../../contract/courses.ts';
import { moduleKey, progressOf } from '../../data/queries/volunteers/course-progress.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import type { Course } from '../../strings/courses/shape.ts';
import { checkTexts, courseTexts } from '../../strings/volunteers/learning.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { addressOf } from '../../parts/records/course-address.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { CourseFacts } from './course-facts.tsx';
import { CourseProgressBar } from './course-progress-bar.tsx';
import styles from './learning.module.css';

/** Last on the page, and as large as all that is above it. */
const CourseSources = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./course-sources.tsx')).CourseSources })),
);

interface CoursePageProps {
  id: CourseId;
  course: Course;
  learned: ReadonlySet<string>;
}

/** One course: what is in it, how far the person is, and the way into each module. */
export function CoursePage({ id, course, learned }: CoursePageProps) {
  const progress = progressOf(id, learned);
  const { next } = progress;
  return (
    <>
      <Link to={addressOf({ kind: 'list' })} className={styles['back']}>
        {courseTexts.allCourses}
      </Link>
      <header className={styles['head']}>
        <h3 tabIndex={-1}>{course.title}</h3>
        <p>{course.description}</p>
      </header>
      <CourseFacts course={course} />
      <CourseProgressBar progress={progress} />
      {next === undefined ? (
        <Banner tone="good" title={checkTexts.courseDone} isQuiet>
          <p>{checkTexts.courseDoneBody}</p>
        </Banner>
      ) : (
        <ButtonLink look="aid" to={addressOf({ kind: 'module', course: id, module: next })}>
          {progress.done === 0 ? courseTexts.start : courseTexts.goOn}
        </ButtonLink>
      )}
      <section className={styles['part']} aria-labelledby="modules-title">
        <h4 id="modules-title">{courseTexts.modules}</h4>
        <List>
          {courseModules[id].map((module) => (
            <ListRow
              key={module}
              title={
                <Link to={addressOf({ kind: 'module', course: id, module })} className={styles['door']}>
                  {course.modules[module]?.title}
                </Link>
              }
              badge={learned.has(moduleKey(id, module)) && <Badge tone="sent">{courseTexts.learned}</Badge>}
              detail={courseTexts.minutes(course.modules[module]?.minutes ?? 0)}
            />
          ))}
        </List>
      </section>
      <LatePart>
        <CourseSources course={id} />
      </LatePart>
    </>
  );
}
