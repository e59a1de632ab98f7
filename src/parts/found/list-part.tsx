import { useEffect, useRef, type ReactNode } from 'react';
import { listPartTexts } from '../../strings/admin/admin-reports.ts';
import { Button } from '../../ui/button.tsx';
import styles from './found-records.module.css';

interface ListPartProps {
  /** Rows before this part. */
  first: number;
  /** Rows of it. */
  count: number;
  /** It is coming. */
  isComing?: boolean;
  onBack?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  children: ReactNode;
}

/** A part of a list that is too long to be kept whole, with the ways to its neighbours. Each is shown from its beginning. */
export function ListPart({ first, count, isComing = false, onBack, onNext, children }: ListPartProps) {
  const part = useRef<HTMLDivElement>(null);
  const seen = useRef(first);
  useEffect(() => {
    if (seen.current === first) return;
    seen.current = first;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'start' });
  }, [first]);
  return (
    <div
      ref={part}
      role="group"
      aria-label={listPartTexts.shown(first + 1, first + count)}
      tabIndex={-1}
      className={styles['part']}
    >
      {onBack && (
        <div className={styles['head']}>
          <p className={styles['note']}>{listPartTexts.shown(first + 1, first + count)}</p>
          <Button look="quiet" aria-disabled={isComing} onClick={onBack}>
            {listPartTexts.back}
          </Button>
        </div>
      )}
      {children}
      {onNext && (
        <div className={styles['more']}>
          <Button aria-disabled={isComing} onClick={onNext}>
            {listPartTexts.next}
          </Button>
        </div>
      )}
    </div>
  );
}
