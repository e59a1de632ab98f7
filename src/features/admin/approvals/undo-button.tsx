import type { ReactNode } from 'react';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { approvalStateTexts, secondsText } from '../../../strings/admin/admin-approvals.ts';
import { approvalTexts } from '../../../strings/admin/approvals.ts';
import { isolated } from '../../../strings/isolate.ts';
import { Button } from '../../../ui/button.tsx';

/** The time in which a decision can be taken back here; the server allows for the way there. */
export const UNDO_MS = 60_000;

const SECOND_MS = 1000;

interface UndoButtonProps {
  /** Whom the decision is about. */
  name: string;
  /** Since when the time runs, in epoch milliseconds; absent: it waits on this phone, and can be taken back as long as it does. */
  since: number | undefined;
  onUndo(): void;
  /** What it is about, where that stands nowhere beside it. */
  children?: ReactNode;
}

/** The way back from a decision that was just made, with the seconds that are left. */
export function UndoButton({ name, since, onUndo, children }: UndoButtonProps) {
  const now = useNow(SECOND_MS);
  const left = since === undefined ? undefined : Math.ceil((since + UNDO_MS - now) / SECOND_MS);
  if (left !== undefined && left <= 0) return null;
  return (
    <>
      {children}
      <Button aria-label={approvalTexts.about(approvalStateTexts.undoIt, isolated(name))} onClick={onUndo}>
        {approvalStateTexts.undoIt}
        {left !== undefined && <span aria-hidden="true">{secondsText(Math.min(left, UNDO_MS / SECOND_MS))}</span>}
      </Button>
    </>
  );
}
