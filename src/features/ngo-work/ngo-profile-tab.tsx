import { addressOf } from '../../addresses.ts';
import { useEffect, useState } from 'react';
import { reopenStorage } from '../../data/commands/items/reopen-storage.ts';
import { profileDraft } from '../../data/queries/volunteers/profile-draft.ts';
import { useOwnNgo } from '../../hooks/lists/use-own-ngo.ts';
import { useOverdue } from '../../hooks/shared/use-overdue.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { NgoCard } from '../../parts/records/ngo-card.tsx';
import { StorageTrouble } from '../../parts/saved/storage-trouble.tsx';
import { routes } from '../../routes.ts';
import { KeptAge } from '../../parts/found/kept-age.tsx';
import { dashboardTexts } from '../../strings/public/dashboards.ts';
import { ngoProfileTexts } from '../../strings/public/ngo-profile.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ngoTexts } from './ngo-fields.ts';
import { NgoForm, type StartedForm } from './ngo-form.tsx';
import styles from './ngo-profile.module.css';

/** The NGO's own profile: from this phone's copy, changed with or without a network. */
export function NgoProfileTab() {
  const state = useOwnNgo();
  const draft = useFirstDraft();
  const person = usePerson();
  const isSlow = useOverdue(state === undefined);
  if (state === undefined || draft === undefined) {
    const retry = () => void reopenStorage();
    return <StorageTrouble reading={isSlow ? { kind: 'slow', retry } : { kind: 'reading' }} />;
  }
  const { told, asOf, isKnown, isRefreshing } = state;
  return (
    <div className={styles['profile']}>
      <p className={styles['lead']}>{ngoProfileTexts.lead}</p>
      <KeptAge asOf={asOf} />
      {!isKnown && !isRefreshing && <p className={styles['lead']}>{ngoProfileTexts.noCopy}</p>}
      <NgoForm
        known={ngoTexts({ organizationName: person?.name ?? '', ...told })}
        email={person?.email ?? ''}
        started={draft === 'none' ? undefined : draft}
      />
      <section className={styles['preview']} aria-labelledby="ngo-preview">
        <h3 id="ngo-preview">{ngoProfileTexts.preview}</h3>
        <p className={styles['lead']}>{ngoProfileTexts.previewHow}</p>
        <NgoCard
          heading="h4"
          ngo={{
            _id: person?.id ?? '',
            status: person?.status ?? 'pending',
            focusAreas: told.focusAreas ?? [],
            organizationName: told.organizationName || (person?.name ?? ''),
            city: told.city,
            scope: told.scope,
            description: told.description,
          }}
        />
      </section>
      {person?.status === 'approved' && (
        <ButtonLink to={addressOf(routes.ngo, person.id)} icon="globe">
          {ngoProfileTexts.seePublic}
        </ButtonLink>
      )}
      <ButtonLink to={routes.account} icon="edit">
        {dashboardTexts.account}
      </ButtonLink>
    </div>
  );
}

/** What was begun before this part was opened; later it is the form that writes it. */
function useFirstDraft(): StartedForm | 'none' | undefined {
  const [found, setFound] = useState<StartedForm | 'none'>();
  useEffect(() => {
    let isOpen = true;
    void profileDraft().then((draft) => {
      if (isOpen) setFound(draft ? { base: ngoTexts(draft.base), values: ngoTexts(draft.values) } : 'none');
    });
    return () => {
      isOpen = false;
    };
  }, []);
  return found;
}
