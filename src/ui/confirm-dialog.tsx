import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** Says plainly what is lost. */
  body: string;
  yes: string;
  no: string;
  /** A way out that loses nothing, such as taking a copy first. */
  extra?: ReactNode;
  onYes(): void;
  onNo(): void;
}

/** Modal while it is mounted. The focus starts on the answer that loses nothing; Escape gives that answer. */
export function ConfirmDialog({ title, body, yes, no, extra, onYes, onNo }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-body"
      onCancel={(event) => {
        event.preventDefault();
        onNo();
      }}
    >
      <h2 id="confirm-title">{title}</h2>
      <p id="confirm-body" className={styles['body']}>
        {body}
      </p>
      <div className={styles['actions']}>
        <Button onClick={onNo}>{no}</Button>
        {extra}
        <Button look="danger" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
