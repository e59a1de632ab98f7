import { useState } from 'react';
import type { User } from '../../../contract/entities/account.ts';
import { limits } from '../../../contract/limits.ts';
import { issueResetLink, type ResetLink } from '../../data/commands/accounts/approvals.ts';
import { copyText } from '../../platform/copy-text.ts';
import { findTexts } from '../../strings/admin/approvals.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { withName } from '../../ui/with-name.tsx';
import styles from './approvals/approvals.module.css';

/** Asks first: the link is as good as the person's password. Then shows it, once. */
export function ResetLinkDialog({ person, onClose }: { person: User; onClose(): void }) {
  const [made, setMade] = useState<ResetLink>();
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function make(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const answer = await issueResetLink(person._id);
    setBusy(false);
    if (answer.ok) setMade(answer.value);
    setNotice(answer.ok ? '' : askedFailureText(answer.failure));
  }

  if (!made) {
    return (
      <ConfirmDialog
        title={withName(findTexts.confirmTitle, person.name)}
        body={findTexts.confirmBody}
        note={notice}
        yes={findTexts.confirmYes}
        no={findTexts.cancel}
        onYes={() => void make()}
        onNo={onClose}
      />
    );
  }
  if (made.link === undefined) {
    return (
      <Dialog
        title={findTexts.ready}
        body={<p>{findTexts.mailed(leftToRight(person.email), limits.resetLinkMinutes)}</p>}
        onCancel={onClose}
      >
        <Button onClick={onClose}>{findTexts.close}</Button>
      </Dialog>
    );
  }
  const link = new URL(made.link, location.origin).href;
  return (
    <Dialog title={findTexts.ready} body={<p>{findTexts.goodFor(limits.resetLinkMinutes)}</p>} onCancel={onClose}>
      <div className={styles['link']}>
        <output dir="ltr" aria-label={findTexts.link}>
          {link}
        </output>
        <p role="status" className={styles['notice']}>
          {notice}
        </p>
        <Button
          icon="link"
          onClick={() => {
            void copyText(link).then((isCopied) => setNotice(isCopied ? findTexts.copied : findTexts.notCopied));
          }}
        >
          {findTexts.copy}
        </Button>
        <Button onClick={onClose}>{findTexts.close}</Button>
      </div>
    </Dialog>
  );
}
