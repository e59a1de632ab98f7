import { useState } from 'react';
import { parseCount } from '../../../contract/base/parse-count.ts';
import { leavingTexts } from '../../strings/shell/leaving.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import styles from './leave-dialog.module.css';

interface LeaveDialogProps {
  /** All that was never sent. */
  unsent: number;
  /** Of it, what is no account's: it needs no locking, since it is sent whoever is logged in. */
  written: number;
  canKeep: boolean;
  notice: string;
  isBusy: boolean;
  onSend(): void;
  onKeep(): void;
  onCopy(): void;
  onDelete(): void;
  onStay(): void;
}

/** What becomes of items that were never sent when their owner logs out: a plain choice, and none is made for them. */
export function LeaveDialog({ unsent, written, canKeep, notice, isBusy, onStay, ...choices }: LeaveDialogProps) {
  const unlessBusy = (act: () => void) => () => {
    if (!isBusy) act();
  };
  const owned = unsent - written;
  return (
    <Dialog
      title={leavingTexts.title(unsent)}
      onCancel={onStay}
      body={
        <>
          {owned > 0 && <p>{leavingTexts.body(owned)}</p>}
          {written > 0 && <p>{leavingTexts.written(written)}</p>}
        </>
      }
    >
      <div className={styles['choices']}>
        <Button icon="send" look="aid" aria-disabled={isBusy} onClick={unlessBusy(choices.onSend)}>
          {leavingTexts.send}
        </Button>
        {owned === 0 ? (
          <Button aria-disabled={isBusy} onClick={unlessBusy(choices.onKeep)}>
            {leavingTexts.keepWritten}
          </Button>
        ) : canKeep ? (
          <>
            <Button aria-disabled={isBusy} aria-describedby="leave-keep-hint" onClick={unlessBusy(choices.onKeep)}>
              {leavingTexts.keep}
            </Button>
            <p id="leave-keep-hint" className={styles['hint']}>
              {leavingTexts.keepHint}
            </p>
          </>
        ) : (
          <p className={styles['hint']}>{leavingTexts.cannotKeep}</p>
        )}
        <Button icon="save" aria-disabled={isBusy} onClick={unlessBusy(choices.onCopy)}>
          {leavingTexts.export}
        </Button>
        <DeleteForm unsent={unsent} isBusy={isBusy} onDelete={choices.onDelete} />
        <p role="status" className={styles['notice']}>
          {notice}
        </p>
        <Button look="quiet" onClick={onStay}>
          {leavingTexts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

/** Deleting the only copies takes more than one tap: the number of them has to be typed. */
function DeleteForm({ unsent, isBusy, onDelete }: Pick<LeaveDialogProps, 'unsent' | 'isBusy' | 'onDelete'>) {
  const [problem, setProblem] = useState<string>();
  return (
    <form
      noValidate
      className={styles['delete']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        const isSure = parseCount(typedText(event.currentTarget, 'count')) === unsent;
        setProblem(isSure ? undefined : leavingTexts.deleteWrong(unsent));
        if (isSure) onDelete();
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <TextField
        name="count"
        label={leavingTexts.deleteLabel(unsent)}
        inputMode="numeric"
        autoComplete="off"
        problem={problem}
      />
      <Button type="submit" icon="trash" look="danger" aria-disabled={isBusy}>
        {leavingTexts.delete}
      </Button>
    </form>
  );
}
