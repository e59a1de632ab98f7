import { useState } from 'react';
import { copyText } from '../../platform/copy-text.ts';
import { canShare, shareText } from '../../platform/share-text.ts';
import { disasterPath } from '../../parts/records/disaster-path.ts';
import { disasterPageTexts } from '../../strings/public/disaster.ts';
import { Button } from '../../ui/button.tsx';
import styles from './disaster-screen.module.css';

/** Passes the address on: through the phone's other apps, or else by the clipboard. */
export function ShareButton({ id, type }: { id: string; type: string }) {
  const [words, setWords] = useState('');
  const address = window.location.origin + disasterPath(id);

  async function copy(): Promise<void> {
    const isCopied = await copyText(address);
    setWords(isCopied ? disasterPageTexts.copied : disasterPageTexts.notCopied);
  }

  return (
    <>
      {canShare() ? (
        <Button icon="send" onClick={() => void shareText(type, disasterPageTexts.shareText(type, address))}>
          {disasterPageTexts.share}
        </Button>
      ) : (
        <Button icon="link" onClick={() => void copy()}>
          {disasterPageTexts.copyLink}
        </Button>
      )}
      <p role="status" className={styles['soft']}>
        {words}
      </p>
    </>
  );
}
