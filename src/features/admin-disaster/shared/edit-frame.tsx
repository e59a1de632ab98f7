import { useState, type ReactNode, type RefObject } from 'react';
import { LeaveQuestion } from '../../../parts/leave-question.tsx';
import { appTexts } from '../../../strings/shell/app.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemSummary } from '../../../ui/form/problem-summary.tsx';
import { NeededNote } from '../../../ui/form/needed-note.tsx';
import styles from './admin-disaster.module.css';
import type { Acting } from './use-act.ts';

interface EditFrameProps {
  id: string;
  words: Readonly<Record<'problems' | 'save' | 'cancel', string>>;
  form: RefObject<HTMLFormElement | null>;
  problems: Readonly<Record<string, string>> | undefined;
  act: Acting;
  onSave(): Promise<void>;
  onClose(): void;
  /** The fields; `onFilled`: something was put into one of them without the keyboard. */
  children(onFilled: () => void): ReactNode;
}

/** A form that changes a disaster: nobody leaves what was typed in it unasked, and it stays where this phone could not save it. */
export function EditFrame({ id, words, form, problems, act, onSave, onClose, children }: EditFrameProps) {
  const [isTyped, setTyped] = useState(false);
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={styles['form']}
      onInput={() => setTyped(true)}
      onSubmit={(event) => {
        event.preventDefault();
        void onSave().catch(console.error);
      }}
    >
      {problems && <ProblemSummary title={words.problems} problems={problems} />}
      <NeededNote text={appTexts.needed} />
      {children(() => setTyped(true))}
      {act.problem && <Banner tone="bad" title={act.problem} />}
      <div className={styles['actions']}>
        <Button type="submit" look="aid" aria-disabled={act.isSaving}>
          {words.save}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
      {isTyped && <LeaveQuestion />}
    </form>
  );
}

interface MovedOnProps {
  words: Readonly<Record<'movedOn' | 'startAgain', string>>;
  onAgain(): void;
}

/** Somebody else has changed what the form began with. */
export function MovedOn({ words, onAgain }: MovedOnProps) {
  return (
    <Banner tone="note" actions={<Button onClick={onAgain}>{words.startAgain}</Button>}>
      <p>{words.movedOn}</p>
    </Banner>
  );
}
