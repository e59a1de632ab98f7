import { useState } from 'react';
import { dismissals } from '../../../../contract/enumerations.ts';
import { limits } from '../../../../contract/limits.ts';
import { dismissalNames, reportDecisionTexts as words } from '../../../strings/admin/admin-disaster.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SelectField, TextArea } from '../../../ui/form/field.tsx';
import { typedText } from '../../../ui/form/typed-text.ts';
import styles from '../shared/admin-disaster.module.css';
import type { DecisionAnswer } from './decision-answer.ts';

/** False, reported twice, or something else; and why. */
export function DismissDialog({ onDecide, onClose }: DecisionAnswer) {
  const [problems, setProblems] = useState<{ kind?: string; reason?: string }>({});

  function submit(form: HTMLFormElement): void {
    const dismissal = dismissals.find((one) => one === typedText(form, 'dismissal'));
    const reason = typedText(form, 'reason').trim();
    if (dismissal !== undefined && reason !== '') {
      onDecide({ to: 'dismissed', dismissal, reason });
      return;
    }
    setProblems({
      ...(dismissal === undefined && { kind: words.kindMissing }),
      ...(reason === '' && { reason: words.reasonMissing }),
    });
    form.querySelector<HTMLElement>(dismissal === undefined ? 'select' : 'textarea')?.focus();
  }

  return (
    <Dialog title={words.dismissTitle} body={<p>{words.dismissBody}</p>} onCancel={onClose}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <SelectField
          name="dismissal"
          label={words.kind}
          options={kinds()}
          placeholder={words.chooseKind}
          problem={problems.kind}
        />
        <TextArea
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          maxLength={limits.reasonCharacters}
          problem={problems.reason}
          dir="auto"
        />
        <Button type="submit" look="danger">
          {words.dismiss}
        </Button>
        <Button onClick={onClose}>{words.no}</Button>
      </form>
    </Dialog>
  );
}

function kinds(): Record<string, string> {
  return Object.fromEntries(dismissals.map((one) => [one, dismissalNames[one]]));
}
