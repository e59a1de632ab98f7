import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './card.module.css';
import { Icon, type IconName } from './icon.tsx';
import { toneClass, type Tone } from './tone.ts';

interface CardProps extends Omit<ComponentProps<'article'>, 'className'> {
  /** What the element is: an article has a heading of its own. */
  as?: 'article' | 'div' | 'li';
  tone?: Tone;
}

/** One thing with all that belongs to it, on a ground of its own. */
export function Card({ as: Element = 'div', tone = 'neutral', ...rest }: CardProps) {
  // All three take what an article takes.
  const Tag = Element as 'article';
  return <Tag {...rest} className={classes(styles['card'], toneClass(tone), styles[tone])} />;
}

/** How the card's thing stands, across its top. */
export function CardBand({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={styles['band']}>
      <Icon name={icon} size={20} />
      {children}
    </p>
  );
}

/** What can be done with it: on a narrow phone each as wide as the card lets it. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
