import { useRef, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { recordMessageTexts as words } from '../../strings/forms/record-messages.ts';
import { LeaveQuestion } from '../leave-question.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import styles from './messages.module.css';

interface MessageFormProps {
  /** Part of the field's name: several may stand on one screen. */
  name: string;
  lead: string;
  /** False: it could not be saved, and stays in the field. */
  onSend(text: string): Promise<boolean>;
  /** Absent: there is nothing to go back to. */
  leave?: { label: string; onLeave(): void };
}

/** A short message: what was typed leaves the field only once it is saved. */
export function MessageForm({ name, lead, onSend, leave }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isTyped, setTyped] = useState(false);

  async function send(): Promise<void> {
    if (!form.current || isSaving) return;
    const text = typedText(form.current, name).trim();
    if (text === '') {
      setProblem(words.missing);
      form.current.querySelector('textarea')?.focus();
      return;
    }
    setSaving(true);
    const isSaved = await onSend(text);
    setSaving(false);
    setProblem(isSaved ? undefined : words.notSaved);
    if (!isSaved) return;
    form.current?.reset();
    setTyped(false);
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      onInput={() => setTyped(true)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        name={name}
        label={words.field}
        hint={lead}
        rows={3}
        maxLength={limits.recordMessageCharacters}
        problem={problem}
      />
      <div className={styles['buttons']}>
        <Button type="submit" icon="send" aria-disabled={isSaving}>
          {words.send}
        </Button>
        {leave && <Button onClick={leave.onLeave}>{leave.label}</Button>}
      </div>
      {isTyped && <LeaveQuestion />}
    </form>
  );
}
