import styles from './map-frame.module.css';

/** Whose map it is: its licence asks for it. */
export function Attribution({ text, link }: { text: string; link?: string | undefined }) {
  return (
    <p className={styles['attribution']}>
      {link === undefined ? (
        <bdi>{text}</bdi>
      ) : (
        <a href={link} target="_blank" rel="noreferrer">
          <bdi>{text}</bdi>
        </a>
      )}
    </p>
  );
}
