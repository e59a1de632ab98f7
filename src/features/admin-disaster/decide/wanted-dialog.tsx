import { useState } from 'react';
import { reportDecisionTexts as words } from '../../../strings/admin/admin-disaster.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { typedText } from '../../../ui/form/typed-text.ts';
import styles from '../shared/admin-disaster.module.css';
import type { DecisionAnswer } from './decision-answer.ts';
import { parseWanted } from '../alert/parse-wanted.ts';

interface WantedDialogProps extends DecisionAnswer {
  wanted: number | undefined;
}

/** How many volunteers an active disaster asks for. */
export function WantedDialog({ wanted, onDecide, onClose }: WantedDialogProps) {
  const [problem, setProblem] = useState<string>();

  function submit(form: HTMLFormElement): void {
    const volunteersWanted = parseWanted(typedText(form, 'volunteersWanted'));
    if (volunteersWanted === undefined) {
      setProblem(words.wantedProblem);
      form.querySelector('input')?.focus();
    } else if (volunteersWanted === (wanted ?? null)) onClose();
    else onDecide({ to: 'active', volunteersWanted });
  }

  return (
    <Dialog title={words.wanted} onCancel={onClose}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <TextField
          name="volunteersWanted"
          label={words.wantedLabel}
          hint={words.wantedHint}
          problem={problem}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={wanted === undefined ? '' : String(wanted)}
        />
        <Button type="submit" look="aid">
          {words.save}
        </Button>
        <Button onClick={onClose}>{words.no}</Button>
      </form>
    </Dialog>
  );
}
