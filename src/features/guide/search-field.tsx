import { useRef, type FormEvent } from 'react';
import { routes } from '../../routes.ts';
import { guideTexts } from '../../strings/guide-screens.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './search.module.css';

interface SearchFieldProps {
  query: string;
  onChange(query: string): void;
  /** Enter, or the keyboard's own search key. */
  onSubmit(): void;
}

export function SearchField({ query, onChange, onSubmit }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <form role="search" action={routes.guide} onSubmit={submit} className={styles['form']}>
      <label htmlFor="guide-query">{guideTexts.searchLabel}</label>
      <div className={styles['row']}>
        <input
          ref={input}
          id="guide-query"
          className={styles['input']}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          aria-describedby="guide-query-hint"
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
        {query !== '' && (
          <button type="button" className={styles['clear']} aria-label={guideTexts.clear} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <p id="guide-query-hint" className={styles['hint']}>
        {guideTexts.searchHint}
      </p>
    </form>
  );
}
