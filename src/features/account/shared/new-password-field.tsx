import { useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { passwordTexts } from '../../../strings/accounts/account.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';

interface NewPasswordFieldProps {
  name: 'password' | 'newPassword';
  label: string;
  problem: string | undefined;
}

/** A password to be set. Its hint follows what is typed, without a word to screen readers at each key. */
export function NewPasswordField({ name, label, problem }: NewPasswordFieldProps) {
  const [length, setLength] = useState(0);
  return (
    <PasswordField
      name={name}
      label={label}
      hint={hintOf(length)}
      problem={problem}
      autoComplete="new-password"
      show={passwordTexts.show}
      hide={passwordTexts.hide}
      onInput={(event) => setLength(Array.from(event.currentTarget.value).length)}
    />
  );
}

function hintOf(length: number): string {
  if (length === 0) return passwordTexts.hint;
  const missing = limits.passwordMinCharacters - length;
  return missing > 0 ? passwordTexts.missing(missing) : passwordTexts.longEnough;
}
