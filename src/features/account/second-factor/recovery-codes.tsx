import { useEffect, useRef, useState } from 'react';
import { onBeforeReload } from '../../../platform/worker/before-reload.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { saveFile } from '../../../platform/share-file.ts';
import { secondStepTexts } from '../../../strings/accounts/account-page.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../shared/account-screen.module.css';

/** Shown this once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const [notice, setNotice] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Shown nowhere else: the app must not load itself anew meanwhile.
  useEffect(() => onBeforeReload(() => Promise.reject(new Error('not kept yet'))), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={styles['form']}>
      <h3 ref={heading} tabIndex={-1}>
        {secondStepTexts.recoveryTitle}
      </h3>
      <p>{secondStepTexts.recoveryLead}</p>
      <ol dir="ltr" className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status" className={styles['notice']}>
        {notice}
      </p>
      <Button
        onClick={() => {
          void copyText(text).then((isCopied) =>
            setNotice(isCopied ? secondStepTexts.copied : secondStepTexts.notCopied),
          );
        }}
      >
        {secondStepTexts.copy}
      </Button>
      <Button icon="save" onClick={() => saveFile(secondStepTexts.file, text)}>
        {secondStepTexts.download}
      </Button>
      <Button look="aid" onClick={onDone}>
        {secondStepTexts.done}
      </Button>
    </div>
  );
}
