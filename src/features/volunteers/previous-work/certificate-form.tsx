import { useState } from 'react';
import { hasVisibleText } from '../../../../contract/base/text.ts';
import type { Certificate } from '../../../../contract/entities/volunteer.ts';
import { limits } from '../../../../contract/limits.ts';
import { issueCertificate } from '../../../data/commands/volunteers/certificates.ts';
import { useOnline } from '../../../hooks/shared/use-online.ts';
import { lostAnswerText } from '../../../strings/accounts/asked-failures.ts';
import { certificateMakerTexts } from '../../../strings/volunteers/certificate.ts';
import { Button } from '../../../ui/button.tsx';
import { CardActions } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import styles from './certificate-maker.module.css';

interface CertificateFormProps {
  workId: string;
  name: string;
  /** There is one of this work already. */
  replaces: boolean;
  onMade(certificate: Certificate): void;
  /** Back to the one that there is. */
  onKeep: (() => void) | undefined;
}

/** A name, and the button that has the certificate made. Needs the server. */
export function CertificateForm({ workId, name, replaces, onMade, onKeep }: CertificateFormProps) {
  const isOnline = useOnline();
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');

  async function make(): Promise<void> {
    setBusy(true);
    setNotice('');
    const issued = await issueCertificate(workId, typed.trim());
    setBusy(false);
    if (issued.ok) onMade(issued.value);
    else if (issued.failure.kind === 'conflict') setNotice(certificateMakerTexts.tooMany);
    else setNotice(lostAnswerText(issued.failure, certificateMakerTexts.perhaps));
  }

  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || !hasVisibleText(typed)) return;
        if (replaces) setAsking(true);
        else void make();
      }}
    >
      <TextField
        name="certificateName"
        label={certificateMakerTexts.name}
        hint={certificateMakerTexts.nameHint}
        autoComplete="name"
        maxLength={limits.nameCharacters}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!isOnline && <p className={styles['soft']}>{certificateMakerTexts.offline}</p>}
      <CardActions>
        <Button type="submit" look="aid" disabled={!hasVisibleText(typed)} aria-disabled={isBusy}>
          {isBusy ? certificateMakerTexts.making : certificateMakerTexts.generate}
        </Button>
        {onKeep && <Button onClick={onKeep}>{certificateMakerTexts.replaceNo}</Button>}
      </CardActions>
      <p role="alert" className={styles['notice']}>
        {notice}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={certificateMakerTexts.replaceTitle}
          body={certificateMakerTexts.replaceBody}
          yes={certificateMakerTexts.replaceYes}
          no={certificateMakerTexts.replaceNo}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void make();
          }}
        />
      )}
    </form>
  );
}
