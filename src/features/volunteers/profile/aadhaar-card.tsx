import { useRef, useState } from 'react';
import { isAadhaarNumber } from '../../../../contract/base/aadhaar.ts';
import { plainDigits } from '../../../../contract/base/digits.ts';
import { saveAadhaar } from '../../../data/commands/volunteers/volunteer.ts';
import { useOnline } from '../../../hooks/shared/use-online.ts';
import { lostAnswerText } from '../../../strings/accounts/asked-failures.ts';
import { formTexts } from '../../../strings/forms/form.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { aadhaarTexts } from '../../../strings/volunteers/volunteer-profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardActions } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { typedText } from '../../../ui/form/typed-text.ts';
import styles from './profile.module.css';

interface AadhaarCardProps {
  /** As the server shows it; absent where it has none. */
  masked: string | undefined;
  /** The server has another one now, or none. */
  onChanged(): void;
}

/** The number goes straight to the server, and is in no draft, no outbox and no copy of this phone. */
export function AadhaarCard({ masked, onChanged }: AadhaarCardProps) {
  const isOnline = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function send(number: string, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setNotice('');
    const answer = await saveAadhaar(number);
    setBusy(false);
    if (answer.ok) form.current?.reset();
    setNotice(answer.ok ? done : lostAnswerText(answer.failure, aadhaarTexts.perhaps));
    onChanged();
  }

  function save(): void {
    const number = plainDigits(form.current ? typedText(form.current, 'aadharNumber') : '');
    const isRight = isAadhaarNumber(number);
    setProblem(isRight ? undefined : aadhaarTexts.wrong);
    if (isRight) void send(number, aadhaarTexts.saved);
    else form.current?.querySelector<HTMLElement>('[name=aadharNumber]')?.focus();
  }

  return (
    <Card as="article">
      <h3>{aadhaarTexts.title}</h3>
      <p>{aadhaarTexts.lead}</p>
      {masked !== undefined && <p className={styles['masked']}>{aadhaarTexts.stored(leftToRight(masked))}</p>}
      <form
        ref={form}
        noValidate
        autoComplete="off"
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          name="aadharNumber"
          label={masked === undefined ? aadhaarTexts.label : aadhaarTexts.another}
          hint={aadhaarTexts.hint}
          optional={formTexts.optional}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          problem={problem}
        />
        {!isOnline && <p className={styles['lead']}>{aadhaarTexts.offline}</p>}
        <CardActions>
          <Button type="submit" aria-disabled={isBusy}>
            {aadhaarTexts.save}
          </Button>
          {masked !== undefined && (
            <Button look="danger" aria-disabled={isBusy} onClick={() => setAsking(true)}>
              {aadhaarTexts.remove}
            </Button>
          )}
        </CardActions>
        <p role="status" className={styles['notice']}>
          {notice}
        </p>
      </form>
      {isAsking && (
        <ConfirmDialog
          title={aadhaarTexts.removeTitle}
          body={aadhaarTexts.removeBody}
          yes={aadhaarTexts.removeYes}
          no={aadhaarTexts.removeNo}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void send('', aadhaarTexts.removed);
          }}
        />
      )}
    </Card>
  );
}
