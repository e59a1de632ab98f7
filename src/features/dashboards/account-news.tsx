import { useEffect, useRef, useState } from 'react';
import type { ApplicationStatus } from '../../../contract/enumerations.ts';
import { refreshAccount } from '../../data/commands/accounts/refresh-account.ts';
import { ownAccount } from '../../data/queries/account.ts';
import { whenWorthIt } from '../../hooks/shared/when-worth-it.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { onPushed } from '../../platform/push/pushed-news.ts';
import { dashboardTexts, statusTexts } from '../../strings/public/dashboards.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { showToast } from '../../ui/overlay/toast.ts';

/** How often who waits for a decision asks for it while they look at this. */
const ASK_AGAIN_MS = 20_000;

const tones = { pending: 'note', approved: 'good', refused: 'bad' } as const;

/** How the account stands, as the server says it now, else as this phone knew it last. */
export function AccountNews() {
  const person = usePerson();
  const isOld = useRefreshed(person?.status);
  const reason = useQuery(ownAccount, [])?.decisionReason;
  // As the phone knows it; an admin may have decided meanwhile.
  if (person?.status === undefined) return null;
  const { role, status } = person;
  const { title, body } = statusTexts[status];
  return (
    <Banner tone={tones[status]} title={title} isQuiet>
      {body[role] && <p>{body[role]}</p>}
      {status === 'refused' && reason && <p>{dashboardTexts.reason(reason)}</p>}
      {isOld && <p>{dashboardTexts.lastKnown}</p>}
    </Banner>
  );
}

/**
 * Asks the server at once, and while the account is not approved each time that something may be new: nobody who waits has to load
 * the page again to see that they were let in. `true` when it could not be reached.
 */
function useRefreshed(status: ApplicationStatus | undefined): boolean {
  const [isOld, setOld] = useState(false);
  const mayChange = status !== undefined && status !== 'approved';
  useEffect(() => {
    const ask = () => void refreshAccount().then((answer) => setOld(!answer.ok && answer.failure.kind !== 'sign-in'));
    if (!mayChange) {
      ask();
      return undefined;
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) ask();
    }, ASK_AGAIN_MS);
    const ends = [whenWorthIt(ask), onPushed(ask), () => clearInterval(timer)];
    return () => ends.forEach((end) => end());
  }, [mayChange]);
  useSaidOnceApproved(status);
  return isOld;
}

/** Who waited is told wherever on their dashboard they are: the banner may go with what it opens. */
function useSaidOnceApproved(status: ApplicationStatus | undefined): void {
  const before = useRef(status);
  useEffect(() => {
    const waited = before.current !== undefined && before.current !== 'approved';
    before.current = status;
    if (!waited || status !== 'approved') return;
    announce(statusTexts.approved.title);
    showToast(statusTexts.approved.title);
  }, [status]);
}
