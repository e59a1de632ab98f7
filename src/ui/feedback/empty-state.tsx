import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './empty-state.module.css';
import { Icon, type IconName } from '../icon.tsx';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** Why there is nothing, and what would change it. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Stands where a list will be. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  const isShort = !children && !actions;
  return (
    <div className={classes(styles['empty'], isShort && styles['short'])}>
      <Icon name={icon} size={isShort ? 20 : 32} />
      <p className={styles['title']}>{title}</p>
      {children && <p>{children}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
