import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isBusy } from '../../../../contract/policies/work-states.ts';
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

const tabs: Readonly<Partial<Record<VolunteerTab, ReactNode>>> = {
  notifications: <NotificationsTab />,
  work: <WorkTab />,
};

interface VolunteerDashboardProps {
  /** How the account stands. */
  news: ReactNode;
  /** The app's own cards. */
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
  // Who is approved is told so until they have begun; who waits is told wherever they look.
  const work = read?.copy?.desk.work ?? [];
  const hasBegun = work.length > 0;
  const isNewsShown = person?.status !== 'approved' || (tab === 'notifications' && !hasBegun);
  // Who is on the way has their task first: what the app itself would like to ask can wait below it.
  const isSlotLast = tab === 'notifications' && work.some(({ state }) => isBusy(state));
  return (
    <div className={styles['dashboard']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {titles.volunteerDashboard}
      </h1>
      <VolunteerSidebar tab={tab} />
      <div className={styles['main']}>
        {isNewsShown && news}
        {!isSlotLast && slot}
        <section className={styles['tab']} aria-labelledby="tab-title">
          <h2 id="tab-title" tabIndex={-1} data-arrival={search.has('tab') || undefined}>
            {volunteerTabLabels[tab]}
          </h2>
          <LatePart key={tab} fallback={<Skeleton label={appTexts.loading} />}>
            {tab === 'profile' ? <ProfileTab alerts={alerts} /> : (tabs[tab] ?? learning)}
          </LatePart>
        </section>
        {isSlotLast && slot}
      </div>
    </div>
  );
}
