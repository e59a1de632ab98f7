import type { ReactNode, Ref } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  tone: 'good' | 'bad' | 'note';
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** For one that takes the focus when it appears. */
  ref?: Ref<HTMLDivElement>;
}

/** A message that stays where it is. A bad one interrupts a screen reader, the others wait their turn. */
export function Banner({ tone, title, children, actions, ref }: BannerProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`${styles['banner']} ${styles[tone]}`}
    >
      {title && <p className={styles['title']}>{title}</p>}
      {children}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
