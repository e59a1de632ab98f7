import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../button.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: ReactNode;
  /** Says plainly what is lost. */
  body: string;
  yes: string;
  /** `danger` where saying yes loses something. */
  yesLook?: ButtonLook;
  no: string;
  /** A way out that loses nothing, such as taking a copy first. */
  extra?: ReactNode;
  /** What came of `extra`, said aloud: the page behind is silent while this is open. */
  note?: string | undefined;
  onYes(): void;
  onNo(): void;
}

/** A question with two answers, the act first as in every dialog. The focus starts on the one that loses nothing; Escape gives that answer. */
export function ConfirmDialog({
  title,
  body,
  yes,
  yesLook = 'danger',
  no,
  extra,
  note,
  onYes,
  onNo,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} body={<p>{body}</p>} onCancel={onNo}>
      <p role="status" className={styles['note']}>
        {note}
      </p>
      <div className={styles['actions']}>
        <Button look={yesLook} onClick={onYes}>
          {yes}
        </Button>
        {extra}
        <Button data-safe onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}
