import styles from '../shared/admin-disaster.module.css';

/** What the admin wrote, as they wrote it. */
export function AlertWords({ title, body }: { title: string; body: string }) {
  return (
    <blockquote className={styles['quote']}>
      <p dir="auto" className={styles['any']}>
        <strong>{title}</strong>
      </p>
      <p dir="auto" className={styles['words']}>
        {body}
      </p>
    </blockquote>
  );
}
