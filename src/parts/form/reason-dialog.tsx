import { useState, type ReactNode } from 'react';
import { limits } from '../../../contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import styles from './reason-dialog.module.css';

interface ReasonDialogProps {
  title: ReactNode;
  body: string;
  reason: string;
  reasonHint?: string;
  reasonMissing: string;
  yes: string;
  no: string;
  onYes(reason: string): void;
  onNo(): void;
}

/** A question whose yes takes a reason that somebody will read, and so asks once more whether. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, body, reason, reasonHint, reasonMissing, yes, no, onYes, onNo } = props;
  const [problem, setProblem] = useState<string>();

  function submit(form: HTMLFormElement): void {
    const typed = typedText(form, 'reason').trim();
    if (typed !== '') onYes(typed);
    else {
      setProblem(reasonMissing);
      form.querySelector('textarea')?.focus();
    }
  }

  return (
    <Dialog title={title} body={<p>{body}</p>} onCancel={onNo}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <TextArea
          name="reason"
          label={reason}
          hint={reasonHint}
          maxLength={limits.reasonCharacters}
          problem={problem}
          dir="auto"
        />
        <Button type="submit" look="danger">
          {yes}
        </Button>
        <Button onClick={onNo}>{no}</Button>
      </form>
    </Dialog>
  );
}
