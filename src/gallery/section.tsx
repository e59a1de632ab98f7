import { useId, type ReactNode } from 'react';
import styles from './gallery.module.css';

/** One kind of part under its name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} lang="en" dir="ltr">
        {title}
      </h2>
      {children}
    </section>
  );
}
