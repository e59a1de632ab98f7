import styles from './field.module.css';

/** Says what the mark means that the needed fields of its form have from then on: a form without it marks none. */
export function NeededNote({ text }: { text: string }) {
  return (
    <p className={styles['hint']} data-needed-note>
      {text}
    </p>
  );
}
