import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteAccount } from '../../../data/commands/accounts/account.ts';
import { leaveDeleted } from '../../../data/commands/accounts/leaving.ts';
import { ownUnsent } from '../../../data/queries/items/outbox.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { takeCopy } from '../../../hooks/items/use-saved-item.ts';
import { routes } from '../../../routes.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { changePasswordTexts, dataTexts } from '../../../strings/accounts/account-page.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { outboxTexts } from '../../../strings/shell/outbox.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { NeededNote } from '../../../ui/form/needed-note.tsx';
import styles from '../shared/account-screen.module.css';
import { newsState } from '../sign-in/login-news.ts';
import { useAskedForm } from '../shared/use-asked-form.ts';

/** Says what goes and what stays, offers a copy of what was never sent, and asks for password and word. */
export function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const unsent = useQuery(() => ownUnsent().catch(() => []), []) ?? [];
  const navigate = useNavigate();
  const [wordProblem, setWordProblem] = useState<string>();
  const [copied, setCopied] = useState('');
  const isReady = (typed: (name: string) => string) => {
    const isSure = typed('word').trim().toUpperCase() === dataTexts.word;
    setWordProblem(isSure ? undefined : dataTexts.wordWrong);
    return isSure;
  };
  const form = useAskedForm(
    (typed) => deleteAccount(typed('deletePassword')),
    () => {
      const state = newsState({ kind: 'account-deleted' });
      leaveDeleted().then(() => navigate(routes.login, { replace: true, state }), console.error);
    },
    { isReady, perhaps: dataTexts.perhaps },
  );

  async function copy(): Promise<void> {
    setCopied(outboxTexts.copied(leftToRight(await takeCopy(unsent.map(({ id }) => id)))));
  }

  return (
    <Dialog
      title={dataTexts.deleteTitle}
      onCancel={onClose}
      body={
        <>
          <p>{dataTexts.goes}</p>
          <p>{dataTexts.stays}</p>
          <p>{dataTexts.donationsStay}</p>
        </>
      }
    >
      {unsent.length > 0 && (
        <div className={styles['form']}>
          <p>{dataTexts.waiting(unsent.length)}</p>
          <Button icon="save" onClick={() => void copy().catch(() => setCopied(outboxTexts.failed))}>
            {dataTexts.takeCopy}
          </Button>
          <p role="status" className={styles['notice']}>
            {copied}
          </p>
        </div>
      )}
      <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
        <NeededNote text={appTexts.needed} />
        <PasswordField
          name="deletePassword"
          label={dataTexts.password}
          autoComplete="current-password"
          problem={form.problems.password}
          show={changePasswordTexts.show}
          hide={changePasswordTexts.hide}
        />
        <TextField
          name="word"
          label={dataTexts.typeWord}
          autoComplete="off"
          autoCapitalize="characters"
          problem={wordProblem}
        />
        <p role="status" className={styles['notice']}>
          {form.notice}
        </p>
        <Button type="submit" icon="trash" look="danger" aria-disabled={form.isBusy}>
          {dataTexts.yes}
        </Button>
        <Button onClick={onClose}>{dataTexts.no}</Button>
      </form>
    </Dialog>
  );
}
