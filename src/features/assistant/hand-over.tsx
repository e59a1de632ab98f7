import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { routes } from '../../routes.ts';
import { titles } from '../../strings/shell/titles.ts';
import { assistantTexts } from '../../strings/shell/assistant.ts';
import type { Told } from '../../strings/search/what-was-said.ts';
import { Button } from '../../ui/button.tsx';
import styles from './assistant.module.css';
import { beginBeside, beginForm, type UnfinishedForm } from './begin-form.ts';
import { filledValues, type FilledForm } from './filled-forms.ts';

const forms: readonly FilledForm[] = ['report', 'aid'];
const paths = { report: routes.reportDisaster, aid: routes.requestAssistance };
const looks = { report: 'alarm', aid: 'aid' } as const;

interface HandOverProps {
  told: Told;
  onLeave(): void;
}

/** Offers the forms, filled in with what was said. Nothing is sent: the person looks at it there. */
export function HandOver({ told, onLeave }: HandOverProps) {
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const [unfinished, setUnfinished] = useState<UnfinishedForm>();
  const isBusy = useRef(false);
  useEffect(() => () => unfinished?.letGo(), [unfinished]);

  async function fill(form: FilledForm, step: () => Promise<'begun' | 'failed' | UnfinishedForm>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const begun = await step();
    isBusy.current = false;
    setUnfinished(typeof begun === 'object' ? begun : undefined);
    setFailed(begun === 'failed');
    if (begun !== 'begun') return;
    onLeave();
    await navigate(paths[form]);
  }
  const values = (form: FilledForm) => filledValues(form, told);
  const begin = (form: FilledForm) => {
    // One that is held for the answer to a question before would look like another tab's.
    unfinished?.letGo();
    return beginForm(form, values(form));
  };
  const merge = async ({ form, merge }: UnfinishedForm) => {
    await merge(values(form));
    return 'begun' as const;
  };
  const setAside = ({ form, letGo }: UnfinishedForm) => {
    letGo();
    return beginBeside(form, values(form));
  };
  return (
    <div className={styles['offer']}>
      <p className={styles['note']}>{assistantTexts.offer}</p>
      {forms.map((form) => (
        <Button key={form} look={looks[form]} onClick={() => void fill(form, () => begin(form))}>
          {assistantTexts.fill[form]}
        </Button>
      ))}
      {unfinished && (
        <Unfinished
          key={unfinished.form}
          form={unfinished.form}
          onMerge={() => void fill(unfinished.form, () => merge(unfinished))}
          onAside={() => void fill(unfinished.form, () => setAside(unfinished))}
        />
      )}
      {hasFailed && (
        <div role="alert">
          <p>{assistantTexts.notFilled}</p>
          <ul>
            {forms.map((form) => (
              <li key={form}>
                <Link to={paths[form]} onClick={onLeave}>
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

interface UnfinishedProps {
  form: FilledForm;
  onMerge(): void;
  onAside(): void;
}

/** What becomes of a form that somebody was writing is theirs to say. */
function Unfinished({ form, onMerge, onAside }: UnfinishedProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div ref={question} tabIndex={-1} className={styles['offer']}>
      <p>{assistantTexts.unfinished[form]}</p>
      <Button onClick={onMerge}>{assistantTexts.merge}</Button>
      <Button onClick={onAside}>{assistantTexts.aside}</Button>
    </div>
  );
}
