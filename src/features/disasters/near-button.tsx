import { nearTexts } from '../../strings/public/disasters.ts';
import { Button } from '../../ui/button.tsx';
import styles from './disasters-screen.module.css';
import type { Near } from './use-near.ts';

/** By distance or by time. Says what it did, also to those who do not see the list change. */
export function NearButton({ near, onToggle }: { near: Near; onToggle(): void }) {
  return (
    <div className={styles['near']}>
      <Button icon="pin" aria-disabled={near.kind === 'asking'} onClick={onToggle}>
        {near.kind === 'on' ? nearTexts.newest : nearTexts.nearest}
      </Button>
      <p role="status" className={styles['note']}>
        {wordsOf(near)}
      </p>
    </div>
  );
}

function wordsOf(near: Near): string {
  if (near.kind === 'asking') return nearTexts.asking;
  if (near.kind === 'on') return `${nearTexts.isNearest} ${nearTexts.stays}`;
  return near.failure === undefined ? '' : nearTexts.failures[near.failure];
}
