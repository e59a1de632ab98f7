import { useEffect, useState } from 'react';
import { refreshAccount } from '../../data/commands/accounts/refresh-account.ts';
import { ownAccount } from '../../data/queries/account.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { dashboardTexts, statusTexts } from '../../strings/public/dashboards.ts';
import { Banner } from '../../ui/feedback/banner.tsx';

const tones = { pending: 'note', approved: 'good', refused: 'bad' } as const;

/** How the account stands, as the server says it now, else as this phone knew it last. */
export function AccountNews() {
  const person = usePerson();
  const isOld = useRefreshed();
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

/** Asks the server once; `true` when it could not be reached. */
function useRefreshed(): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    void refreshAccount().then((answer) => setOld(!answer.ok && answer.failure.kind !== 'sign-in'));
  }, []);
  return isOld;
}
