import { lazy } from 'react';
import { profileChange } from '../../../data/queries/volunteers/profile-change.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { shownVolunteerMessages } from '../../../strings/volunteers/volunteer-messages.ts';

const ChangeNews = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../../../parts/saved/change-news.tsx')).ChangeNews })),
);

/** How far a change of the profile has come. */
export function ProfileNews({ savedId }: { savedId: string | undefined }) {
  const now = useNow(1000);
  const item = useQuery(() => profileChange('saveVolunteerProfile', savedId).catch(() => undefined), [savedId]);
  const { profileSaved: saved, profileFailed: failed } = shownVolunteerMessages;
  return (
    <LatePart>
      <ChangeNews item={item} savedId={savedId} now={now} texts={{ saved, failed }} />
    </LatePart>
  );
}
