import styles from './pin-map.module.css';

/** Its tip is the middle of the map. */
export function PinMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 32 44" aria-hidden="true" focusable="false">
      <path d="M16 43C8 32 3 24.5 3 16a13 13 0 0 1 26 0c0 8.5-5 16-13 27z" />
      <circle cx="16" cy="16" r="5" />
    </svg>
  );
}
