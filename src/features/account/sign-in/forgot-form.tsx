import { askForResetLink } from '../../../data/commands/accounts/password.ts';
import { failureText } from '../../../strings/accounts/call-failures.ts';
import { passwordTexts, signInTexts } from '../../../strings/accounts/account.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { AccountFormFrame } from './account-form-frame.tsx';
import { useAccountForm } from './use-account-form.ts';

export function ForgotForm({ onDone }: { onDone(): void }) {
  const { form, isBusy, problems, failure, submit } = useAccountForm(
    ({ email = '' }) => askForResetLink(email),
    onDone,
  );
  return (
    <AccountFormFrame
      id="forgot-form"
      form={form}
      isBusy={isBusy}
      problems={problems}
      failure={failure && failureText(failure)}
      submitLabel={passwordTexts.forgotSubmit}
      busyLabel={signInTexts.busy}
      onSubmit={() => void submit()}
    >
      <p>{passwordTexts.forgotLead}</p>
      <TextField
        name="email"
        label={signInTexts.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        problem={problems['email']}
      />
    </AccountFormFrame>
  );
}
