import { useId } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** Done of `max`; absent while nobody knows. */
  value?: number;
  max?: number;
  /** The same in words. */
  note?: string;
}

/** How far something has come. */
export function Progress({ label, value, max = 1, note }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles['progress']}>
      <p className={styles['words']}>
        <span id={id} className={styles['label']}>
          {label}
        </span>
        {note && <span className={styles['note']}>{note}</span>}
      </p>
      <progress className={styles['bar']} aria-labelledby={id} value={value} max={max} />
    </div>
  );
}
