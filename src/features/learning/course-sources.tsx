import type { CourseId } from '../../../contract/courses.ts';
import { courseSources } from '../../strings/courses/sources.ts';
import { courseTexts } from '../../strings/volunteers/learning.ts';
import styles from './learning.module.css';

/** Who says so. Titles stay in the language in which they were published. */
export function CourseSources({ course }: { course: CourseId }) {
  return (
    <footer className={styles['sources']}>
      <h4>{courseTexts.sources}</h4>
      <ul>
        {courseSources[course].map(({ title, publisher, year, url }) => (
          <li key={url} lang="en" dir="ltr">
            <a href={url}>{title}</a>
            <span>{year === undefined ? publisher : `${publisher}, ${year}`}</span>
          </li>
        ))}
      </ul>
      <p>{courseTexts.sourcesNote}</p>
    </footer>
  );
}
