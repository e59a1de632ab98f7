import { useState } from 'react';
import { translateReport, type Translation } from '../../../data/commands/admin/translate-report.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { translationTexts as words } from '../../../strings/admin/translation.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { language } from '../../../strings/language.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../shared/admin-disaster.module.css';

type State = { kind: 'idle' | 'waits' } | { kind: 'here'; found: Translation } | { kind: 'failed'; why: string };

/** What the report says in the admin's language, by the server's language model where the operator allows it. The original stays beside it. */
export function ReportTranslation({ reportId }: { reportId: string }) {
  const host = useConfig()?.translator;
  const [state, setState] = useState<State>({ kind: 'idle' });
  if (host === undefined) return null;
  const translate = async () => {
    if (state.kind === 'waits') return;
    setState({ kind: 'waits' });
    const answer = await translateReport(reportId, language());
    setState(
      answer.ok ? { kind: 'here', found: answer.value } : { kind: 'failed', why: askedFailureText(answer.failure) },
    );
  };
  return (
    <div className={styles['translation']}>
      <div role="status">
        {state.kind === 'waits' && <p>{words.waits}</p>}
        {state.kind === 'failed' && (
          <p>
            {words.failed} {state.why}
          </p>
        )}
        {state.kind === 'here' && (
          <>
            <p>
              <strong>{words.title(leftToRight(host))}</strong>
            </p>
            <p className={styles['words']} dir="auto">
              {state.found.text}
            </p>
            {state.found.isCut && <p>{words.cut}</p>}
          </>
        )}
      </div>
      {state.kind !== 'here' && (
        <>
          <Button look="quiet" aria-disabled={state.kind === 'waits'} onClick={() => void translate()}>
            {words.open}
          </Button>
          <p className={styles['soft']}>{words.note(leftToRight(host))}</p>
        </>
      )}
    </div>
  );
}
