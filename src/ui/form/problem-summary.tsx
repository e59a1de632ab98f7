import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Banner } from '../feedback/banner.tsx';
import { controlId } from './field.tsx';
import styles from './problem-summary.module.css';

interface ProblemSummaryProps {
  title: string;
  /** Field name → text. Each new object is a new try and takes the focus again. */
  problems: Readonly<Record<string, string>>;
}

/** What keeps a form from being sent, on top of it; each entry names its field and leads to it, and is struck once that is being put right. */
export function ProblemSummary({ title, problems }: ProblemSummaryProps) {
  const banner = useRef<HTMLDivElement>(null);
  const [corrected, setCorrected] = useState<{ of: object; names: readonly string[] }>();
  useEffect(() => {
    banner.current?.focus();
    const form = banner.current?.closest('form');
    const names = new Set<string>();
    const onInput = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      if (!(name in problems) || names.has(name)) return;
      names.add(name);
      setCorrected({ of: problems, names: [...names] });
    };
    form?.addEventListener('input', onInput);
    return () => form?.removeEventListener('input', onInput);
  }, [problems]);
  // Struck and not taken away: the field that is typed into must not jump.
  const struck = corrected?.of === problems ? corrected.names : [];
  return (
    <Banner tone="bad" title={title} isQuiet ref={banner}>
      <ul className={styles['list']}>
        {Object.entries(problems).map(([name, problem]) => {
          const label = labelOf(name);
          const text = (
            <>
              {label && <b>{label} </b>}
              {problem}
            </>
          );
          return (
            <li key={name}>
              <a href={`#${controlId(name)}`} onClick={(event) => goToField(event, name)}>
                {struck.includes(name) ? <s>{text}</s> : text}
              </a>
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}

/** What the field is called on the screen: some sentences do not say it. */
function labelOf(name: string): string {
  const id = controlId(name);
  return document.querySelector(`[for="${id}"], [id="${id}-label"]`)?.firstChild?.textContent ?? '';
}

function goToField(event: MouseEvent, name: string): void {
  const control = document.getElementById(controlId(name));
  if (!control) return;
  event.preventDefault();
  control.focus();
}
