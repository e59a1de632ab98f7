import { useEffect, useRef, useState, type FormEvent } from 'react';
import { assistantLimits } from '../../../contract/assistant-limits.ts';
import { assistantTexts } from '../../strings/shell/assistant.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './assistant.module.css';

interface AskFormProps {
  /** An answer is on its way: nothing can be sent. */
  isWaiting: boolean;
  onAsk(words: string): void;
}

/** The field and its button; Enter sends too (section 5). */
export function AskForm({ isWaiting, onAsk }: AskFormProps) {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting || words.trim() === '') return;
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
      <button type="submit" className={styles['send']} aria-label={assistantTexts.send} disabled={isWaiting}>
        <Icon name="send" />
      </button>
    </form>
  );
}
