import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { changeEmail } from '../../data/commands/accounts/account.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { accountProblemText } from '../../strings/accounts/account.ts';
import { changePasswordTexts, emailTexts } from '../../strings/accounts/account-page.ts';
import { lostAnswerText } from '../../strings/accounts/asked-failures.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import { NeededNote } from '../../ui/form/needed-note.tsx';
import styles from './shared/account-screen.module.css';
import { failureAtPassword } from './shared/failure-at-password.ts';

interface Problems {
  newEmail?: string;
  emailPassword?: string;
}

/** The address by which the person logs in. Its change asks for the password: a phone that lies around open is not enough. */
export function EmailSection() {
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);

  function refuse(form: HTMLFormElement, found: Problems): void {
    setProblems(found);
    form.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus();
  }

  async function change(form: HTMLFormElement): Promise<void> {
    const [next, password] = [typedText(form, 'newEmail').trim(), typedText(form, 'emailPassword')];
    setProblems({});
    setNotice('');
    setBusy(true);
    const changed = await changeEmail(password, next);
    setBusy(false);
    if (changed.ok) {
      form.reset();
      return setNotice(emailTexts.changed);
    }
    const atEmail = changed.failure.fields?.['email'];
    const atPassword = password === '' ? changePasswordTexts.missing : failureAtPassword(changed.failure);
    if (atEmail !== undefined) refuse(form, { newEmail: accountProblemText('email', next, atEmail) });
    else if (atPassword !== undefined) refuse(form, { emailPassword: atPassword });
    else setNotice(lostAnswerText(changed.failure, emailTexts.perhaps));
  }

  return (
    <section className={styles['section']} aria-labelledby="account-email">
      <h2 id="account-email">{emailTexts.title}</h2>
      <p>{emailTexts.lead}</p>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void change(event.currentTarget);
        }}
      >
        <NeededNote text={appTexts.needed} />
        <TextField
          name="newEmail"
          label={emailTexts.next}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={limits.emailCharacters}
          problem={problems.newEmail}
        />
        <PasswordField
          name="emailPassword"
          label={changePasswordTexts.current}
          autoComplete="current-password"
          problem={problems.emailPassword}
          show={changePasswordTexts.show}
          hide={changePasswordTexts.hide}
        />
        <p role="status" className={styles['notice']}>
          {notice}
        </p>
        <Button type="submit" aria-disabled={isBusy}>
          {emailTexts.change}
        </Button>
      </form>
    </section>
  );
}
