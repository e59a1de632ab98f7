import { useEffect, useRef, type MouseEvent } from 'react';
import { Banner } from '../feedback/banner.tsx';
import { controlId } from './field.tsx';
import styles from './problem-summary.module.css';

interface ProblemSummaryProps {
  title: string;
  /** Field name → text. Each new object is a new try and takes the focus again. */
  problems: Readonly<Record<string, string>>;
}

/** What keeps a form from being sent, on top of it; each entry leads to its field. */
export function ProblemSummary({ title, problems }: ProblemSummaryProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [problems]);
  return (
    <Banner tone="bad" title={title} isQuiet ref={banner}>
      <ul className={styles['list']}>
        {Object.entries(problems).map(([name, text]) => (
          <li key={name}>
            <a href={`#${controlId(name)}`} onClick={(event) => goToField(event, name)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function goToField(event: MouseEvent, name: string): void {
  const control = document.getElementById(controlId(name));
  if (!control) return;
  event.preventDefault();
  control.focus();
}
