import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of one thing, each `Fact` under its name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>;
}

interface FactProps {
  name: string;
  /** The same, more exactly. */
  title?: string | undefined;
  children: ReactNode;
}

export function Fact({ name, title, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd title={title}>{children}</dd>
    </div>
  );
}
