import { useEffect, useRef } from 'react';
import styles from './approvals.module.css';
import { UndoButton } from './undo-button.tsx';
import { phaseWords, type ShownDecision } from './use-decisions.ts';

interface DecidedRowProps {
  recent: ShownDecision;
  /** It was pressed on this page: the focus goes on from here. */
  isFresh: boolean;
  onUndo(): void;
}

/** In place of the buttons: how the decision stands, and the way back for a minute, or for as long as it waits on this phone. */
export function DecidedRow({ recent, isFresh, onUndo }: DecidedRowProps) {
  const { application, decision, phase, undoId, at } = recent;
  const words = useRef<HTMLParagraphElement>(null);
  const isUndone = undoId !== undefined;
  useEffect(() => {
    if (isFresh) words.current?.focus({ preventScroll: true });
  }, [isFresh]);
  const isTimed = phase === 'sent' || phase === 'done';
  const canUndo = !isUndone && (phase === 'waiting' || isTimed);
  return (
    <>
      <p ref={words} tabIndex={-1} className={styles['stands']}>
        {phaseWords(decision, phase, isUndone)}
      </p>
      {canUndo && <UndoButton name={application.name} since={isTimed ? at : undefined} onUndo={onUndo} />}
    </>
  );
}
