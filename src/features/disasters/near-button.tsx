import { nearTexts } from '../../strings/public/disasters.ts';
import { Button } from '../../ui/button.tsx';
import styles from './disasters-screen.module.css';
import type { Near } from './use-near.ts';

interface NearButtonProps {
  near: Near;
  /** The server is told where the reader is, about. */
  isTold: boolean;
  onToggle(): void;
}

/** By distance or by time. Says what it did, also to those who do not see the list change. */
export function NearButton({ near, isTold, onToggle }: NearButtonProps) {
  return (
    <div className={styles['near']}>
      <Button icon="pin" aria-disabled={near.kind === 'asking'} onClick={onToggle}>
        {near.kind === 'on' ? nearTexts.newest : nearTexts.nearest}
      </Button>
      <p role="status" className={styles['note']}>
        {wordsOf(near, isTold)}
      </p>
    </div>
  );
}

function wordsOf(near: Near, isTold: boolean): string {
  if (near.kind === 'asking') return nearTexts.asking;
  if (near.kind === 'on') return `${nearTexts.isNearest} ${isTold ? nearTexts.told : nearTexts.stays}`;
  return near.failure === undefined ? (isTold ? nearTexts.told : '') : nearTexts.failures[near.failure];
}
