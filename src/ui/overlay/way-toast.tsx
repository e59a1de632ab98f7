import styles from './way-toast.module.css';

/** A message with the way to what it is about. */
export function WayToast({ text, way, put }: WayToastProps) {
  return (
    <span className={styles['way']}>
      <span dir="auto">{text}</span>
      {way && (
        <button
          type="button"
          className={styles['go']}
          onClick={() => {
            put();
            way.go();
          }}
        >
          {way.label}
        </button>
      )}
    </span>
  );
}

interface WayToastProps {
  text: string;
  way: { label: string; go(): void } | undefined;
  /** Puts the message away. */
  put(): void;
}
