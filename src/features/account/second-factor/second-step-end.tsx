import { plainDigits } from '../../../../contract/base/digits.ts';
import { endSecondStep } from '../../../data/commands/accounts/account.ts';
import { changePasswordTexts, secondStepTexts } from '../../../strings/accounts/account-page.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import styles from '../shared/account-screen.module.css';
import { useAskedForm } from '../shared/use-asked-form.ts';

/** Takes the second step away: password and code, so that an open phone alone is not enough. */
export function SecondStepEnd({ onDone, onCancel }: { onDone(): void; onCancel(): void }) {
  const form = useAskedForm((typed) => endSecondStep(typed('endPassword'), plainDigits(typed('code').trim())), onDone);
  return (
    <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
      <PasswordField
        name="endPassword"
        label={secondStepTexts.password}
        autoComplete="current-password"
        problem={form.problems.password}
        show={changePasswordTexts.show}
        hide={changePasswordTexts.hide}
      />
      <TextField
        name="code"
        label={secondStepTexts.code}
        hint={secondStepTexts.codeHint}
        autoComplete="one-time-code"
        problem={form.problems.code}
      />
      <p role="status" className={styles['notice']}>
        {form.notice}
      </p>
      <Button type="submit" look="danger" aria-disabled={form.isBusy}>
        {secondStepTexts.end}
      </Button>
      <Button onClick={onCancel}>{secondStepTexts.cancel}</Button>
    </form>
  );
}
