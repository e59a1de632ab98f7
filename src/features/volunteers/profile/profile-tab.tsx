import { lazy, useEffect, useState, type ReactNode } from 'react';
import { reopenStorage } from '../../../data/commands/items/reopen-storage.ts';
import { profileDraft } from '../../../data/queries/volunteers/profile-draft.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useDesk } from '../../../hooks/lists/use-desk.ts';
import { useOverdue } from '../../../hooks/shared/use-overdue.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { StorageTrouble } from '../../../parts/saved/storage-trouble.tsx';
import { LatePart } from '../../../parts/late-part.tsx';
import { routes } from '../../../routes.ts';
import { KeptAge } from '../../../parts/found/kept-age.tsx';
import { dashboardTexts } from '../../../strings/public/dashboards.ts';
import { profileTexts } from '../../../strings/volunteers/volunteer-profile.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { textsOf } from './profile-fields.ts';
import { ProfileForm, type StartedForm } from './profile-form.tsx';
import styles from './profile.module.css';

/** It needs the server anyway. */
const AadhaarCard = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./aadhaar-card.tsx')).AadhaarCard })),
);

const AreaPart = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../field/area-part.tsx')).AreaPart })),
);

/** The volunteer's own profile: from this phone's copy, changed with or without a network. */
export function ProfileTab({ alerts }: { alerts: ReactNode }) {
  const state = useDesk();
  const [draft] = useFirstDraft();
  const isSlow = useOverdue(state === undefined);
  const name = usePerson()?.name ?? '';
  if (state === undefined || draft === undefined) {
    const retry = () => void reopenStorage();
    return <StorageTrouble reading={isSlow ? { kind: 'slow', retry } : { kind: 'reading' }} />;
  }
  const known = state.desk?.profile;
  return (
    <div className={styles['profile']}>
      <p className={styles['lead']}>{profileTexts.lead}</p>
      <KeptAge asOf={state.asOf} />
      {known === undefined && !state.isRefreshing && <p className={styles['lead']}>{profileTexts.noCopy}</p>}
      <ProfileForm known={textsOf(known ?? { name })} started={draft === 'none' ? undefined : draft} />
      <LatePart>
        <AadhaarCard masked={known?.aadharNumber} onChanged={state.refresh} />
      </LatePart>
      {/* Below: it comes in pieces, and a button that one of them moves under a finger misses its tap. */}
      <LatePart>{alerts}</LatePart>
      <LatePart>
        <AreaPart />
      </LatePart>
      <ButtonLink to={routes.account} icon="edit">
        {dashboardTexts.account}
      </ButtonLink>
    </div>
  );
}

/** What was begun before this part was opened; later it is the form that writes it. */
function useFirstDraft(): [StartedForm | 'none' | undefined] {
  const [found, setFound] = useState<StartedForm | 'none'>();
  useEffect(() => {
    let isOpen = true;
    void profileDraft().then((draft) => {
      if (isOpen) setFound(draft ? { base: textsOf(draft.base), values: textsOf(draft.values) } : 'none');
    });
    return () => {
      isOpen = false;
    };
  }, []);
  return [found];
}
