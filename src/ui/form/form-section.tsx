import { useId, type ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  /** Of all its fields, such as who sees what is typed there. */
  hint?: string;
  /** Its fields keep what they hold, out of sight. */
  isHidden?: boolean;
  children: ReactNode;
}

/** A group of fields under its heading. */
export function FormSection({ title, hint, isHidden, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      role="group"
      aria-labelledby={id}
      aria-describedby={hint && `${id}-hint`}
      className={styles['section']}
      hidden={isHidden}
    >
      <h2 id={id}>{title}</h2>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children}
    </section>
  );
}
