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
import { AboutFields } from './about-fields.tsx';
import { useAccountForm } from '../sign-in/use-account-form.ts';

interface RegisterFormProps {
  /** To give: no role is asked for, and nothing that an admin would look at. */
  asDonor?: boolean;
  /** What stood in the form before a reload. */
  values: Readonly<Record<string, string>>;
  onTyped(values: FormValues): void;
  onSend(registration: Registration): Promise<Result<Registered, CallFailure>>;
  onDone(registered: Registered): void;
}

export function RegisterForm({ asDonor = false, values, onTyped, onSend, onDone }: RegisterFormProps) {
  // Whoever changes the role and changes it back finds what they had typed.
  const [typed, setTyped] = useState(values);
  const role = readRole(typed['role']);
  const config = useConfig();
  const { form, isBusy, problems, failure, submit } = useAccountForm(
    ({ name = '', email = '', password = '', role = '', setupCode = '', ...about }) =>
      onSend(
        asDonor
          ? { name, email, password, role: defaultRole, donor: true, consent: consentVersion }
          : { name, email, password, role, consent: consentVersion, about, ...(setupCode !== '' && { setupCode }) },
      ),
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
      onTyped={(shown) => {
        const all = { ...typed, ...shown };
        setTyped(withoutSecrets(all));
        onTyped(all);
      }}
      onSubmit={() => void submit()}
    >
      <TextField
        name="name"
        label={registerTexts.name}
        hint={asDonor ? undefined : registerTexts.nameHint}
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
      {!asDonor && (
        <SelectField
          name="role"
          label={registerTexts.role}
          hint={registerTexts.roleHints[role]}
          options={roleLabels}
          defaultValue={role}
          problem={problems['role']}
        />
      )}
      {!asDonor && role !== 'admin' && <AboutFields role={role} values={typed} problems={problems} />}
      {!asDonor && role === 'admin' && config?.hasAdmin === false && (
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

/** What is held beyond the fields themselves. */
function withoutSecrets({ password: _password, setupCode: _code, ...others }: FormValues): FormValues {
  return others;
}

function readRole(text: string | undefined): Role {
  return roles.find((role) => role === text) ?? defaultRole;
}
