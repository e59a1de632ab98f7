import type { Course } from '../../strings/courses/shape.ts';
import { courseTexts } from '../../strings/volunteers/learning.ts';
import { Fact, Facts } from '../../ui/facts.tsx';

/** How long a course takes, and for whom it is. Of how much it is made is said beside how much of that was learned. */
export function CourseFacts({ course: { minutes, level } }: { course: Course }) {
  return (
    <Facts>
      <Fact name={courseTexts.duration}>{courseTexts.minutes(minutes)}</Fact>
      <Fact name={courseTexts.level}>{courseTexts.levels[level]}</Fact>
    </Facts>
  );
}
