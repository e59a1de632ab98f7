import { lazy, useState } from 'react';
import { exportAccount } from '../../../data/commands/accounts/account.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { saveFile } from '../../../platform/share-file.ts';
import { dataTexts } from '../../../strings/accounts/account-page.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../shared/account-screen.module.css';

const DeleteAccountDialog = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog })),
);

/** What the server keeps of the person: theirs to take along, and to have deleted. */
export function DataSection() {
  const [notice, setNotice] = useState('');
  const [isDeleting, setDeleting] = useState(false);

  async function save(): Promise<void> {
    setNotice('');
    const answer = await exportAccount();
    if (answer.ok) saveFile(answer.value.name, answer.value.text);
    setNotice(answer.ok ? dataTexts.exported(leftToRight(answer.value.name)) : askedFailureText(answer.failure));
  }

  return (
    <section className={styles['section']} aria-labelledby="account-data">
      <h2 id="account-data">{dataTexts.title}</h2>
      <p>{dataTexts.exportLead}</p>
      <Button icon="save" onClick={() => void save()}>
        {dataTexts.export}
      </Button>
      <p role="status" className={styles['notice']}>
        {notice}
      </p>
      <Button icon="trash" look="danger" onClick={() => setDeleting(true)}>
        {dataTexts.delete}
      </Button>
      {isDeleting && (
        <LatePart>
          <DeleteAccountDialog onClose={() => setDeleting(false)} />
        </LatePart>
      )}
    </section>
  );
}
