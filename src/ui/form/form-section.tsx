import { useId, type ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  /** Its fields keep what they hold, out of sight. */
  isHidden?: boolean;
  children: ReactNode;
}

/** A group of fields under its heading. */
export function FormSection({ title, isHidden, children }: FormSectionProps) {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id} className={styles['section']} hidden={isHidden}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
