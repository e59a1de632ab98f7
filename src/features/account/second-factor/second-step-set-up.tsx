import { lazy, useState } from 'react';
import { plainDigits } from '../../../../contract/base/digits.ts';
import { beginSecondStep, confirmSecondStep } from '../../../data/commands/accounts/account.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { changePasswordTexts, secondStepTexts } from '../../../strings/accounts/account-page.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import styles from '../shared/account-screen.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAskedForm } from '../shared/use-asked-form.ts';

/** Its secret came from the server just now: no phone has to keep what draws it. */
const QrCode = lazy(() => loadUntilThere(async () => ({ default: (await import('./qr-code.tsx')).QrCode })));

interface Secret {
  secret: string;
  uri: string;
}

/** Password → secret for the app → a code that proves it → recovery codes, shown once. */
export function SecondStepSetUp({ onDone, onCancel }: { onDone(): void; onCancel(): void }) {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (secret) return <ConfirmCode {...secret} onConfirmed={setCodes} onCancel={onCancel} />;
  return <AskPassword onSecret={setSecret} onCancel={onCancel} />;
}

function AskPassword({ onSecret, onCancel }: { onSecret(secret: Secret): void; onCancel(): void }) {
  const form = useAskedForm((typed) => beginSecondStep(typed('stepPassword')), onSecret);
  return (
    <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
      <PasswordField
        name="stepPassword"
        label={secondStepTexts.password}
        autoComplete="current-password"
        problem={form.problems.password}
        show={changePasswordTexts.show}
        hide={changePasswordTexts.hide}
      />
      <p role="status" className={styles['notice']}>
        {form.notice}
      </p>
      <Button type="submit" aria-disabled={form.isBusy}>
        {secondStepTexts.begin}
      </Button>
      <Button onClick={onCancel}>{secondStepTexts.cancel}</Button>
    </form>
  );
}

interface ConfirmCodeProps extends Secret {
  onConfirmed(codes: string[]): void;
  onCancel(): void;
}

function ConfirmCode({ secret, uri, onConfirmed, onCancel }: ConfirmCodeProps) {
  const form = useAskedForm((typed) => confirmSecondStep(plainDigits(typed('code').trim())), onConfirmed);
  return (
    <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
      <p>{secondStepTexts.scan}</p>
      <LatePart>
        <QrCode text={uri} label={secondStepTexts.picture} />
      </LatePart>
      <p>
        {secondStepTexts.openLead} <a href={uri}>{secondStepTexts.open}</a>
      </p>
      <p>{secondStepTexts.orType}</p>
      <output dir="ltr" className={styles['secret']}>
        {secret}
      </output>
      <TextField
        name="code"
        label={secondStepTexts.code}
        hint={secondStepTexts.newCodeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        problem={form.problems.code}
      />
      <p role="status" className={styles['notice']}>
        {form.notice}
      </p>
      <Button type="submit" aria-disabled={form.isBusy}>
        {secondStepTexts.confirm}
      </Button>
      <Button onClick={onCancel}>{secondStepTexts.cancel}</Button>
    </form>
  );
}
