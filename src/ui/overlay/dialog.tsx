import { useId, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: ReactNode;
  /** Says plainly what is at stake; read aloud with the title. */
  body?: ReactNode;
  /** Escape, and going back. */
  onCancel(): void;
  children: ReactNode;
}

/** Modal while it is mounted. The focus starts on its first control, or on the one with `data-safe`. */
export function Dialog({ title, body, onCancel, children }: DialogProps) {
  const modal = useModal(onCancel);
  const id = useId();
  return (
    <dialog
      {...modal}
      className={styles['dialog']}
      aria-labelledby={`${id}-title`}
      aria-describedby={body === undefined ? undefined : `${id}-body`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {body !== undefined && (
        <div id={`${id}-body`} className={styles['body']}>
          {body}
        </div>
      )}
      {children}
    </dialog>
  );
}
