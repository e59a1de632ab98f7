import { useEffect, useState } from 'react';
import { leaveQuestionTexts as words } from '../strings/forms/leave-question.ts';
import { leavePage, useCloseOnBack } from '../ui/overlay/close-on-back.ts';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';

/**
 * Belongs into a form that the phone keeps no draft of, while something typed in it is unsaved: going back asks first, and so does the browser
 * before it closes the page or loads it anew.
 */
export function LeaveQuestion() {
  const [answer, setAnswer] = useState<'asked' | 'leave'>();
  // Asked already, Back is the dialog's: it stays.
  useCloseOnBack(answer === undefined, () => setAnswer('asked'));
  const isUnsaved = answer !== 'leave';
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    answer === 'asked' && (
      <ConfirmDialog
        title={words.title}
        body={words.body}
        yes={words.leave}
        no={words.stay}
        onYes={() => {
          setAnswer('leave');
          leavePage();
        }}
        onNo={() => setAnswer(undefined)}
      />
    )
  );
}
