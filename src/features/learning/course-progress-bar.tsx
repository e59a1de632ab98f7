import type { CourseProgress } from '../../data/queries/volunteers/course-progress.ts';
import { courseTexts } from '../../strings/volunteers/learning.ts';
import { Progress } from '../../ui/feedback/progress.tsx';

const WHOLE = 100;

export function CourseProgressBar({ progress: { done, total, percent } }: { progress: CourseProgress }) {
  return (
    <div>
      <Progress label={courseTexts.progress} value={done} max={total} note={courseTexts.percent(percent / WHOLE)} />
      <p>{courseTexts.learnedOf(done, total)}</p>
    </div>
  );
}
