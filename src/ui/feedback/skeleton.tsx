import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SkeletonProps {
  /** Said in its place by a screen reader. */
  label: string;
  lines?: number;
}

/** Keeps the place of words that are on their way. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div role="status" className={styles['skeleton']}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles['line']} />
      ))}
    </div>
  );
}
