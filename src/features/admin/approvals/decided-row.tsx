import { useEffect, useRef } from 'react';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { approvalStateTexts, secondsText } from '../../../strings/admin/admin-approvals.ts';
import { approvalTexts } from '../../../strings/admin/approvals.ts';
import { isolated } from '../../../strings/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './approvals.module.css';
import { phaseWords, UNDO_MS, type ShownDecision } from './use-decisions.ts';

const SECOND_MS = 1000;

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
  const now = useNow(SECOND_MS);
  const isUndone = undoId !== undefined;
  useEffect(() => {
    if (isFresh) words.current?.focus({ preventScroll: true });
  }, [isFresh]);
  const left = Math.ceil((at + UNDO_MS - now) / SECOND_MS);
  const isTimed = phase === 'sent' || phase === 'done';
  const canUndo = !isUndone && (phase === 'waiting' || (isTimed && left > 0));
  return (
    <>
      <p ref={words} tabIndex={-1} className={styles['stands']}>
        {phaseWords(decision, phase, isUndone)}
      </p>
      {canUndo && (
        <Button
          aria-label={approvalTexts.about(approvalStateTexts.undoIt, isolated(application.name))}
          onClick={onUndo}
        >
          {approvalStateTexts.undoIt}
          {isTimed && <span aria-hidden="true">{secondsText(Math.min(left, UNDO_MS / SECOND_MS))}</span>}
        </Button>
      )}
    </>
  );
}
