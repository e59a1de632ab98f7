import { useEffect, useRef } from 'react';
import { profileChange } from '../../../data/queries/volunteers/profile-change.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { waitingWords } from '../../../parts/saved/status-words.ts';
import { routes } from '../../../routes.ts';
import { reasonSentence } from '../../../strings/reasons.ts';
import { savedTexts } from '../../../strings/saved.ts';
import { asSentence } from '../../../strings/sentence.ts';
import { shownVolunteerMessages } from '../../../strings/volunteer-messages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import styles from './profile.module.css';

/** How far a change of the profile has come: only what is true. */
export function ProfileNews({ savedId }: { savedId: string | undefined }) {
  const now = useNow(1000);
  const item = useQuery(() => profileChange(savedId).catch(() => undefined), [savedId]);
  const state = item?.state;
  const hasArrived = state === 'sent' && savedId !== undefined;
  // Another part of the profile may be saved after it: what is known of this one is told once.
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!hasArrived || told.current === savedId) return;
    told.current = savedId;
    showToast(shownVolunteerMessages.profileSaved, 'good');
  }, [hasArrived, savedId]);
  const waits = state === 'queued' || state === 'sending';
  return (
    <>
      <div role="status" className={styles['news']} data-item-state={state}>
        {state === 'sent' && <p className={styles['good']}>{shownVolunteerMessages.profileSaved}</p>}
        {waits && <p className={styles['waits']}>{asSentence(savedTexts.saved)}</p>}
        {item && state === 'queued' && item.reason && <p aria-live="off">{waitingWords(item, item.nextAt, now)}</p>}
        {state === 'needs-you' && (
          <>
            <p className={styles['bad']}>{shownVolunteerMessages.profileFailed}</p>
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
