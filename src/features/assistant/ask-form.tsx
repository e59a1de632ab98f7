import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { assistantLimits } from '../../../contract/assistant-limits.ts';
import { assistantTexts } from '../../strings/shell/assistant.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './assistant.module.css';

interface AskFormProps {
  field: RefObject<HTMLInputElement | null>;
  onAsk(words: string): void;
}

/** The field and its button; Enter sends too (section 5), also while an answer is on its way. */
export function AskForm({ field, onAsk }: AskFormProps) {
  const [words, setWords] = useState('');
  useEffect(() => field.current?.focus(), [field]);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return;
    onAsk(words);
    setWords('');
  };
  return (
    <form className={styles['form']} onSubmit={ask}>
      <input
        ref={field}
        className={styles['field']}
        type="text"
        name="message"
        aria-label={assistantTexts.field}
        placeholder={assistantTexts.field}
        enterKeyHint="send"
        autoComplete="off"
        maxLength={assistantLimits.messageCharacters}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit" className={styles['send']} aria-label={assistantTexts.send}>
        <Icon name="send" />
      </button>
    </form>
  );
}
