import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Result } from '../../../../contract/base/result.ts';
import { defaultRole, roles, type Role } from '../../../../contract/enumerations.ts';
import type { Registered, Registration } from '../../../data/commands/accounts/register.ts';
import type { CallFailure } from '../../../data/commands/accounts/session.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import type { FormValues } from '../../../hooks/draft/form-values.ts';
import { routes } from '../../../routes.ts';
import { consentVersion, registerFailureText, registerTexts, signInTexts } from '../../../strings/accounts/account.ts';
import { formTexts } from '../../../strings/forms/form.ts';
import { roleLabels } from '../../../strings/accounts/roles.ts';
import { SelectField, TextField } from '../../../ui/form/field.tsx';
import { AccountFormFrame } from '../sign-in/account-form-frame.tsx';
import { NewPasswordField } from '../shared/new-password-field.tsx';
import { useAccountForm } from '../sign-in/use-account-form.ts';

interface RegisterFormProps {
  /** What stood in the form before a reload. */
  values: Readonly<Record<string, string>>;
  onTyped(values: FormValues): void;
  onSend(registration: Registration): Promise<Result<Registered, CallFailure>>;
  onDone(registered: Registered): void;
}

export function RegisterForm({ values, onTyped, onSend, onDone }: RegisterFormProps) {
  const [role, setRole] = useState<Role>(readRole(values['role']));
  const config = useConfig();
  const { form, isBusy, problems, failure, submit } = useAccountForm(
    ({ name = '', email = '', password = '', role = '', setupCode = '' }) =>
      onSend({ name, email, password, role, consent: consentVersion, ...(setupCode !== '' && { setupCode }) }),
    onDone,
  );
  return (
    <AccountFormFrame
      id="register-form"
      form={form}
      isBusy={isBusy}
      problems={problems}
      failure={failure && registerFailureText(failure)}
      submitLabel={registerTexts.submit}
      busyLabel={registerTexts.busy}
      onTyped={(typed) => {
        setRole(readRole(typed['role']));
        onTyped(typed);
      }}
      onSubmit={() => void submit()}
    >
      <TextField
        name="name"
        label={registerTexts.name}
        hint={registerTexts.nameHint}
        autoComplete="name"
        defaultValue={values['name']}
        problem={problems['name']}
      />
      <TextField
        name="email"
        label={signInTexts.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={values['email']}
        problem={problems['email']}
      />
      <NewPasswordField name="password" label={signInTexts.password} problem={problems['password']} />
      <SelectField
        name="role"
        label={registerTexts.role}
        hint={registerTexts.roleHints[role]}
        options={roleLabels}
        defaultValue={role}
        problem={problems['role']}
      />
      {role === 'admin' && config?.hasAdmin === false && (
        <TextField
          name="setupCode"
          label={registerTexts.setupCode}
          hint={registerTexts.setupCodeHint}
          optional={formTexts.optional}
          autoComplete="off"
          autoCapitalize="none"
          problem={problems['setupCode']}
        />
      )}
      <p>
        {registerTexts.consentLead} <Link to={routes.privacyPolicy}>{registerTexts.privacyPolicy}</Link>
      </p>
    </AccountFormFrame>
  );
}

function readRole(text: string | undefined): Role {
  return roles.find((role) => role === text) ?? defaultRole;
}
