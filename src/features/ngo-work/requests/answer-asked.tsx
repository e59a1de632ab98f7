import { useState, type FormEvent } from 'react';
import { limits } from '../../../../contract/limits.ts';
import type { DisasterWish } from '../../../data/commands/ngos/answer-disaster.ts';
import type { NgoDisaster } from '../../../data/queries/ngos/ngo-disasters.ts';
import { ReasonDialog } from '../../../parts/form/reason-dialog.tsx';
import { formTexts } from '../../../strings/forms/form.ts';
import { ngoVolunteerTexts as words } from '../../../strings/public/ngo-volunteers.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { controlId, TextArea, TextField } from '../../../ui/form/field.tsx';
import { typedText } from '../../../ui/form/typed-text.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './requests.module.css';
import { readAnswer, type AnswerProblems } from './read-answer.ts';
import type { AnswerQuestion } from './request-question.ts';

interface AnswerAskedProps {
  question: AnswerQuestion;
  /** Why this phone could not save the answer. */
  problem: string | undefined;
  onDo(wish: DisasterWish): void;
  onClose(): void;
}

/** How many people an NGO sends, when and with what; or why they do not come. */
export function AnswerAsked({ question, problem, onDo, onClose }: AnswerAskedProps) {
  const { disaster } = question;
  if (question.kind === 'send')
    return <SendDialog disaster={disaster} problem={problem} onDo={onDo} onClose={onClose} />;
  const { pledge } = question;
  return (
    <ReasonDialog
      title={words.withdrawTitle}
      body={problem ?? words.withdrawBody}
      reason={words.reason}
      reasonHint={words.reasonHint}
      reasonMissing={words.reasonMissing}
      yes={words.withdrawYes}
      no={words.cancel}
      onYes={(reason) => onDo({ act: 'withdraw', disasterId: disaster._id, pledgeId: pledge._id, reason })}
      onNo={onClose}
    />
  );
}

interface SendDialogProps extends Omit<AnswerAskedProps, 'question'> {
  disaster: NgoDisaster;
}

function SendDialog({ disaster, problem, onDo, onClose }: SendDialogProps) {
  const [problems, setProblems] = useState<AnswerProblems>({});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readAnswer((name) => typedText(form, name).trim(), disaster.most);
    if (read.ok) {
      onDo({ act: 'send', disasterId: disaster._id, ...read.value });
      return;
    }
    setProblems(read.failure);
    const [first = ''] = Object.keys(read.failure);
    document.getElementById(controlId(first))?.focus();
  }

  return (
    <Dialog title={words.answerTitle} body={words.answerBody(disaster.most)} onCancel={onClose}>
      {problem !== undefined && <Banner tone="bad">{problem}</Banner>}
      <form noValidate className={styles['answer']} onSubmit={submit}>
        <TextField
          name="people"
          label={words.people}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={6}
          problem={
            problems.people &&
            (problems.people === 'missing' ? words.peopleMissing : words.peopleTooMany(disaster.most))
          }
        />
        <TextField
          name="arrivesAt"
          type="datetime-local"
          label={words.arrivesAt}
          optional={formTexts.optional}
          problem={problems.arrivesAt && words.arrivesWrong}
        />
        <TextArea
          name="note"
          label={words.noteLabel}
          hint={words.noteHint}
          optional={formTexts.optional}
          maxLength={limits.reasonCharacters}
          rows={2}
          dir="auto"
        />
        <Button type="submit" look="aid">
          {words.answerYes}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </form>
    </Dialog>
  );
}
