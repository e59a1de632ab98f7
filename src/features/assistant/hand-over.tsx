import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { beginDraft } from '../../data/commands/items/drafts.ts';
import { routes } from '../../routes.ts';
import { titles } from '../../strings/shell/titles.ts';
import { assistantTexts } from '../../strings/shell/assistant.ts';
import type { SaidFacts } from '../../strings/search/what-was-said.ts';
import { Button } from '../../ui/button.tsx';
import styles from './assistant.module.css';
import { filledValues, type FilledForm } from './filled-forms.ts';

const forms = [
  ['report', routes.reportDisaster, 'alarm'],
  ['aid', routes.requestAssistance, 'aid'],
] as const satisfies readonly (readonly [FilledForm, string, string])[];

interface HandOverProps {
  facts: SaidFacts;
  /** All that the person said. */
  words: string;
  onLeave(): void;
}

/** Offers the forms, filled in with what was said. Nothing is sent: the person looks at it there. */
export function HandOver({ facts, words, onLeave }: HandOverProps) {
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const fill = async (form: FilledForm, path: string) => {
    const begun = await beginDraft(form, filledValues(form, facts, words));
    if (!begun.ok) return setFailed(true);
    onLeave();
    await navigate(path);
  };
  return (
    <div className={styles['offer']}>
      <p className={styles['note']}>{assistantTexts.offer}</p>
      {forms.map(([form, path, look]) => (
        <Button key={form} look={look} onClick={() => void fill(form, path)}>
          {assistantTexts.fill[form]}
        </Button>
      ))}
      {hasFailed && (
        <div role="alert">
          <p>{assistantTexts.notFilled}</p>
          <ul>
            {forms.map(([form, path]) => (
              <li key={form}>
                <Link to={path} onClick={onLeave}>
                  {titles[form]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
