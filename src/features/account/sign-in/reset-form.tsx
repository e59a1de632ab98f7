import { Link } from 'react-router-dom';
import { setPasswordByLink } from '../../../data/commands/accounts/password.ts';
import { routes } from '../../../routes.ts';
import { passwordTexts, resetFailureText, signInTexts } from '../../../strings/accounts/account.ts';
import { AccountFormFrame } from './account-form-frame.tsx';
import { NewPasswordField } from '../shared/new-password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

/** One field that can be shown, instead of the same word typed twice. */
export function ResetForm({ token, onDone }: { token: string; onDone(): void }) {
  const { form, isBusy, problems, failure, submit } = useAccountForm(
    ({ password = '' }) => setPasswordByLink(token, password),
    onDone,
  );
  return (
    <>
      <AccountFormFrame
        id="reset-form"
        form={form}
        isBusy={isBusy}
        problems={problems}
        failure={failure && resetFailureText(failure)}
        submitLabel={passwordTexts.resetSubmit}
        busyLabel={signInTexts.busy}
        onSubmit={() => void submit()}
      >
        <p>{passwordTexts.resetLead}</p>
        <NewPasswordField name="password" label={passwordTexts.newPassword} problem={problems['password']} />
      </AccountFormFrame>
      {failure && (
        <p>
          <Link to={routes.forgotPassword}>{passwordTexts.newLink}</Link>
        </p>
      )}
    </>
  );
}
