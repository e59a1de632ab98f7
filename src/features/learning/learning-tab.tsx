import { useSearchParams } from 'react-router-dom';
import { appTexts } from '../../strings/shell/app.ts';
import { courseTexts } from '../../strings/volunteers/learning.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { addressOf, viewIn } from '../../parts/records/course-address.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { CourseList } from './course-list.tsx';
import { CoursePage } from './course-page.tsx';
import styles from './learning.module.css';
import { ModulePage } from './module-page.tsx';
import { useCourseBook } from './use-course-book.ts';
import { useLearned } from './use-learned.ts';
import { useViewFocus } from './use-view-focus.ts';

/** The dashboard's Learning tab: the courses, one course, or one module of it, as the address says. */
export function LearningTab() {
  return (
    <LatePart fallback={<Skeleton label={appTexts.loading} />}>
      <Learning />
    </LatePart>
  );
}

function Learning() {
  const { courses } = useCourseBook();
  const learned = useLearned();
  const [search] = useSearchParams();
  const view = viewIn(search);
  const address = addressOf(view);
  const root = useViewFocus(address);
  const modules = learned?.modules;
  return (
    <div ref={root} className={styles['tab']}>
      {!modules && <Skeleton label={appTexts.loading} />}
      {modules && view.kind === 'list' && <CourseList courses={courses} learned={modules} />}
      {modules && view.kind === 'course' && (
        <CoursePage id={view.course} course={courses[view.course]} learned={modules} />
      )}
      {modules && view.kind === 'module' && (
        // Another module begins anew: nothing of the answer to the last one stays.
        <ModulePage
          key={address}
          courseId={view.course}
          id={view.module}
          course={courses[view.course]}
          learned={modules}
        />
      )}
      {learned && !learned.isWhole && learned.isOffline && <p className={styles['soft']}>{courseTexts.noEarlier}</p>}
    </div>
  );
}
