import { useEffect, useRef } from 'react';
import { routes } from '../../routes.ts';
import { reasonSentence } from '../../strings/forms/reasons.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { asSentence } from '../../strings/sentence.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import styles from './change-news.module.css';
import type { ItemToShow } from './relay-track.tsx';
import { waitingWords } from './status-words.ts';

interface ChangeNewsProps {
  /** The newest change that is known of. */
  item: (ItemToShow & { nextAt: number }) | undefined;
  /** The one that this screen saw being saved. */
  savedId: string | undefined;
  now: number;
  /** With the server's receipt, and after its final refusal. */
  texts: { saved: string; failed: string };
}

/** How far a change of what is somebody's own has come: only what is true. */
export function ChangeNews({ item, savedId, now, texts }: ChangeNewsProps) {
  const state = item?.state;
  const hasArrived = state === 'sent' && savedId !== undefined;
  // Another part may be saved after it: what is known of this one is told once.
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!hasArrived || told.current === savedId) return;
    told.current = savedId;
    showToast(texts.saved, 'good');
  }, [hasArrived, savedId, texts]);
  const waits = state === 'queued' || state === 'sending';
  return (
    <>
      <div role="status" className={styles['news']} data-item-state={state}>
        {state === 'sent' && <p className={styles['good']}>{texts.saved}</p>}
        {waits && <p className={styles['waits']}>{asSentence(savedTexts.saved)}</p>}
        {item && state === 'queued' && item.reason && <p aria-live="off">{waitingWords(item, item.nextAt, now)}</p>}
        {state === 'needs-you' && (
          <>
            <p className={styles['bad']}>{texts.failed}</p>
            {item?.reason && <p>{reasonSentence(item.reason)}</p>}
          </>
        )}
      </div>
      {(waits || state === 'needs-you') && (
        <ButtonLink to={routes.outbox} icon="phone">
          {savedTexts.seeWaiting}
        </ButtonLink>
      )}
    </>
  );
}
