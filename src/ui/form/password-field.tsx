import { useState, type ComponentProps } from 'react';
import { described, Field, useProblem, type FieldProps } from './field.tsx';
import { classes } from '../classes.ts';
import styles from './password-field.module.css';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** What the button says, that shows and hides what is typed. */
  show: string;
  hide: string;
}

/** A password that its owner may look at while typing it. The browser's own password manager fills it in all the same. */
export function PasswordField({
  name,
  label,
  hint,
  problem: told,
  optional,
  autoComplete,
  onInput,
  show,
  hide,
  ...rest
}: PasswordFieldProps & Omit<ComponentProps<'input'>, keyof PasswordFieldProps>) {
  const [isShown, setShown] = useState(false);
  const { problem, onTyped } = useProblem(told);
  const { className, ...tied } = described({ name, hint, problem, optional });
  return (
    <Field {...{ name, label, hint, problem, optional }}>
      <span className={styles['row']}>
        <input
          {...rest}
          {...tied}
          onInput={(event) => {
            onTyped(event);
            onInput?.(event);
          }}
          className={classes(className, styles['input'])}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button type="button" className={styles['button']} aria-controls={tied.id} onClick={() => setShown(!isShown)}>
          {isShown ? hide : show}
        </button>
      </span>
    </Field>
  );
}
