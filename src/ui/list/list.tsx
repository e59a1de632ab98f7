import type { ReactNode } from 'react';
import styles from './list.module.css';

/** Things of one kind below each other, each a `ListRow`. */
export function List({ children }: { children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

interface ListRowProps {
  title: ReactNode;
  /** Stands beside the title. */
  badge?: ReactNode;
  detail?: ReactNode;
  /** At the row's end, on a narrow phone below the words. */
  action?: ReactNode;
  /** For the one of the list that is meant now. */
  'data-current'?: boolean;
}

export function ListRow({ title, badge, detail, action, ...rest }: ListRowProps) {
  return (
    <li {...rest} className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['title']}>
          {title}
          {badge}
        </p>
        {detail && <p className={styles['detail']}>{detail}</p>}
      </div>
      {action}
    </li>
  );
}
