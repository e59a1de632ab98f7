import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { changePassword } from '../../data/commands/accounts/account.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { changePasswordTexts } from '../../strings/accounts/account-page.ts';
import { askedFailureText, lostAnswerText } from '../../strings/accounts/asked-failures.ts';
import { serverProblemText } from '../../strings/forms/problems.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import styles from './shared/account-screen.module.css';
import { failureAtPassword } from './shared/failure-at-password.ts';
import { NewPasswordField } from './shared/new-password-field.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import { NeededNote } from '../../ui/form/needed-note.tsx';

interface Problems {
  password?: string;
  newPassword?: string;
}

/** Sets a new password, which logs out every other device. */
export function PasswordSection({ email }: { email: string }) {
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  // How often it was changed: the field begins anew, its hint too.
  const [changes, setChanges] = useState(0);

  async function change(form: HTMLFormElement): Promise<void> {
    const [password, newPassword] = [typedText(form, 'password'), typedText(form, 'newPassword')];
    const missing = problemsOf(password, newPassword);
    setProblems(missing);
    setNotice('');
    const wrong = Object.keys(missing)[0];
    if (wrong !== undefined) {
      form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setBusy(true);
    const changed = await changePassword(password, newPassword);
    setBusy(false);
    if (changed.ok) {
      form.reset();
      setChanges((old) => old + 1);
      setNotice(changePasswordTexts.changed);
    } else if (changed.failure.kind === 'cannot-seal' || changed.failure.kind === 'not-kept') {
      setNotice(askedFailureText({ kind: 'internal' }));
    } else {
      const { newPassword: weak } = changed.failure.fields ?? {};
      const atPassword = failureAtPassword(changed.failure);
      if (weak !== undefined) setProblems({ newPassword: serverProblemText(weak) });
      else if (atPassword !== undefined) setProblems({ password: atPassword });
      else setNotice(lostAnswerText(changed.failure, changePasswordTexts.perhaps));
    }
  }

  return (
    <section className={styles['section']} aria-labelledby="account-password">
      <h2 id="account-password">{changePasswordTexts.title}</h2>
      <p>{changePasswordTexts.lead}</p>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void change(event.currentTarget);
        }}
      >
        {/* For password managers: which account's password this is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
        <NeededNote text={appTexts.needed} />
        <PasswordField
          name="password"
          label={changePasswordTexts.current}
          autoComplete="current-password"
          problem={problems.password}
          show={changePasswordTexts.show}
          hide={changePasswordTexts.hide}
        />
        <NewPasswordField
          key={changes}
          name="newPassword"
          label={changePasswordTexts.next}
          problem={problems.newPassword}
        />
        <p role="status" className={styles['notice']}>
          {notice}
        </p>
        <Button type="submit" aria-disabled={isBusy}>
          {changePasswordTexts.change}
        </Button>
      </form>
    </section>
  );
}

function problemsOf(password: string, newPassword: string): Problems {
  return {
    ...(password === '' && { password: changePasswordTexts.missing }),
    ...(Array.from(newPassword).length < limits.passwordMinCharacters && { newPassword: changePasswordTexts.tooShort }),
  };
}
