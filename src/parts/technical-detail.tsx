import { savedTexts } from '../strings/forms/saved.ts';
import styles from './technical-detail.module.css';

/** The machine's own words, for whoever helps; nobody has to read them. */
export function TechnicalDetail({ text }: { text: string }) {
  return (
    <details className={styles['detail']}>
      <summary>{savedTexts.technical}</summary>
      <small>{text}</small>
    </details>
  );
}
