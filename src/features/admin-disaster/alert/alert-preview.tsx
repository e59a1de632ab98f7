import { alertSheetTexts as words } from '../../../strings/admin/admin-alert.ts';
import styles from './alert.module.css';

/** The message as a locked phone shows it: two lines of it, more when it is opened. */
export function AlertPreview({ title, body }: { title: string; body: string }) {
  return (
    <figure className={styles['preview']}>
      <figcaption>{words.preview}</figcaption>
      <div className={styles['notice']}>
        <p className={styles['from']}>
          <span>{words.app}</span>
          <span>{words.now}</span>
        </p>
        <p dir="auto" className={styles['title']}>
          {title}
        </p>
        <p dir="auto" className={styles['body']}>
          {body}
        </p>
      </div>
    </figure>
  );
}
