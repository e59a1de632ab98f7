import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** What is in it, and what of that is in use. */
  summary: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** What is folded away until somebody wants it. */
export function Fold({ summary, isOpenAtFirst, children }: FoldProps) {
  return (
    <details className={styles['fold']} open={isOpenAtFirst}>
      <summary>{summary}</summary>
      <div className={styles['inside']}>{children}</div>
    </details>
  );
}
