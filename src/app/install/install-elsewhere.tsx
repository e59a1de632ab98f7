import { useState } from 'react';
import { copyText } from '../../platform/copy-text.ts';
import { installTexts } from '../../strings/shell/install.ts';
import { Button } from '../../ui/button.tsx';
import styles from './install-card.module.css';

export type Elsewhere = 'safari-instead' | 'out-of-app' | 'browser-instead';

const sentenceOf = {
  'safari-instead': 'safariInstead',
  'out-of-app': 'outOfApp',
  'browser-instead': 'browserInstead',
} as const;

/** Where this browser cannot install: which one can, and the address to open there. */
export function InstallElsewhere({ way }: { way: Elsewhere }) {
  const [isCopied, setCopied] = useState<boolean>();
  const address = `${location.origin}/`;
  return (
    <>
      <p>{installTexts[sentenceOf[way]]}</p>
      <p className={styles['address']} dir="ltr">
        {address}
      </p>
      <div className={styles['actions']}>
        <Button icon="save" onClick={() => void copyText(address).then(setCopied)}>
          {installTexts.copy}
        </Button>
        <p role="status">{isCopied !== undefined && (isCopied ? installTexts.copied : installTexts.notCopied)}</p>
      </div>
    </>
  );
}
