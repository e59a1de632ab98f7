import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deskCopy } from '../../../data/queries/volunteers/desk.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import type { VolunteerTab } from '../../../addresses.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { titles } from '../../../strings/shell/titles.ts';
import { volunteerTabLabels } from '../../../strings/volunteers/volunteer-dashboard.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { NotificationsTab, ProfileTab, WorkTab } from './late-tabs.tsx';
import { readTab } from './read-tab.ts';
import { VolunteerSidebar } from './volunteer-sidebar.tsx';
import styles from '../../../parts/dashboard/dashboard-page.module.css';
import { LatePart } from '../../../parts/late-part.tsx';

interface VolunteerDashboardProps {
  /** How the account stands. */
  news: ReactNode;
  /** The app's own cards, for the notifications alone. */
  slot: ReactNode;
  /** The courses, which are a feature of their own. */
  learning: ReactNode;
  /** Those on this phone. */
  alerts: ReactNode;
}

/** `/volunteer-dashboard?tab=`, and `/volunteer` for a volunteer. Only the part that is looked at is loaded. */
export default function VolunteerDashboardScreen({ news, slot, learning, alerts }: VolunteerDashboardProps) {
  const [search] = useSearchParams();
  const person = usePerson();
  const tab = readTab(search);
  const read = useQuery(async () => ({ copy: await deskCopy() }), [person?.id]);
  // Who waits is told wherever they look; who is approved, below the first disasters, until they have begun.
  const isApproved = person?.status === 'approved';
  const hasBegun = (read?.copy?.desk.work.length ?? 0) > 0;
  const parts: Readonly<Record<VolunteerTab, ReactNode>> = {
    profile: <ProfileTab alerts={alerts} />,
    notifications: (
      <NotificationsTab>
        {slot}
        {isApproved && !hasBegun && news}
      </NotificationsTab>
    ),
    work: <WorkTab />,
    learning,
  };
  return (
    <div className={styles['dashboard']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {titles.volunteerDashboard}
      </h1>
      <VolunteerSidebar tab={tab} />
      <div className={styles['main']}>
        {!isApproved && news}
        <section className={styles['tab']} aria-labelledby="tab-title">
          <h2 id="tab-title" tabIndex={-1} data-arrival={search.has('tab') || undefined}>
            {volunteerTabLabels[tab]}
          </h2>
          <LatePart key={tab} fallback={<Skeleton label={appTexts.loading} />}>
            {parts[tab]}
          </LatePart>
        </section>
      </div>
    </div>
  );
}
