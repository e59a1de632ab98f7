import { useState } from 'react';
import { plainDigits } from '../../../../contract/base/digits.ts';
import { signIn, type SignInFailure, type StoredPerson } from '../../../data/commands/accounts/session.ts';
import type { FormValues } from '../../../hooks/draft/form-values.ts';
import { passwordTexts, signInFailureText, signInTexts } from '../../../strings/accounts/account.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { AccountFormFrame } from './account-form-frame.tsx';
import { useAccountForm } from './use-account-form.ts';

interface LoginFormProps {
  /** Stands in its field already. */
  email: string;
  onTyped(values: FormValues): void;
  onDone(person: StoredPerson): void;
}

export function LoginForm({ email, onTyped, onDone }: LoginFormProps) {
  const [asksCode, setAsksCode] = useState(false);
  const { form, isBusy, problems, failure, submit } = useAccountForm<StoredPerson, SignInFailure>(async (typed) => {
    const { email = '', password = '', code = '' } = typed;
    const answer = await signIn({ email, password, ...(code !== '' && { code: plainDigits(code) }) });
    if (answer.ok || answer.failure.kind !== 'code-needed') return answer;
    setAsksCode(true);
    // The first time it is no mistake that there is none.
    return asksCode ? codeProblem(code) : answer;
  }, onDone);
  return (
    <AccountFormFrame
      id="login-form"
      form={form}
      isBusy={isBusy}
      problems={problems}
      failure={failure && failure.kind !== 'code-needed' ? signInFailureText(failure) : undefined}
      submitLabel={signInTexts.submit}
      busyLabel={signInTexts.busy}
      onTyped={onTyped}
      onSubmit={() => void submit()}
    >
      <TextField
        name="email"
        label={signInTexts.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={email}
        problem={problems['email']}
      />
      <PasswordField
        name="password"
        label={signInTexts.password}
        autoComplete="current-password"
        show={passwordTexts.show}
        hide={passwordTexts.hide}
        problem={problems['password']}
      />
      {asksCode && (
        <TextField
          name="code"
          ref={focus}
          label={signInTexts.code}
          hint={signInTexts.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          problem={problems['code']}
        />
      )}
    </AccountFormFrame>
  );
}

/** The password was right: what is left to do is said by the field that comes. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

function codeProblem(code: string) {
  const problem = code === '' ? 'required' : signInTexts.wrongCode;
  return { ok: false as const, failure: { kind: 'invalid' as const, fields: { code: problem } } };
}
