import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './badge.module.css';
import { Icon, type IconName } from '../icon.tsx';
import { toneClass, type Tone } from '../tone.ts';

const icons: Record<Tone, IconName | undefined> = {
  neutral: undefined,
  waiting: 'clock',
  sent: 'check',
  bad: 'alert',
  info: 'info',
};

/** How something stands, in a word or two. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  const icon = icons[tone];
  return (
    <span className={classes(styles['badge'], toneClass(tone), styles[tone])}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
