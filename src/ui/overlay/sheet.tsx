import { useId, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './sheet.module.css';
import { useModal } from './use-modal.ts';

interface SheetProps {
  title: ReactNode;
  /** What the button says that closes it. */
  close: string;
  onClose(): void;
  children: ReactNode;
}

/** More than a question: choices, filters, details. Modal while it is mounted; a tap beside it closes it too. */
export function Sheet({ title, close, onClose, children }: SheetProps) {
  const modal = useModal(onClose);
  const id = useId();
  return (
    // By keyboard Escape and the button do what the tap does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal}
      className={styles['sheet']}
      aria-labelledby={id}
      onClick={(event) => {
        // The ground behind belongs to the dialog itself; what is in it fills it.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles['close']} aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
    </dialog>
  );
}
