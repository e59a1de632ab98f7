import { useId, type ReactNode, type Ref } from 'react';
import { classes } from '../classes.ts';
import styles from './banner.module.css';
import { Icon, type IconName } from '../icon.tsx';
import { toneClass, type Tone } from '../tone.ts';

const looks = {
  good: ['sent', 'check'],
  bad: ['bad', 'alert'],
  note: ['waiting', 'clock'],
} as const satisfies Record<string, readonly [Tone, IconName]>;

interface BannerProps {
  tone: keyof typeof looks;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** For words that change by themselves, such as a countdown, or that take the focus: not a live region. */
  isQuiet?: boolean;
  /** For one that takes the focus when it appears. */
  ref?: Ref<HTMLDivElement>;
}

/** A message that stays where it is. A bad one interrupts a screen reader, the others wait their turn. */
export function Banner({ tone, title, children, actions, isQuiet = false, ref }: BannerProps) {
  const titleId = useId();
  const [toneName, icon] = looks[tone];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      {...(isQuiet
        ? title && { role: 'group', 'aria-labelledby': titleId }
        : { role: tone === 'bad' ? 'alert' : 'status' })}
      className={classes(styles['banner'], toneClass(toneName))}
    >
      {title && (
        <p id={titleId} className={styles['title']}>
          <Icon name={icon} />
          {title}
        </p>
      )}
      {children}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
