import { lazy, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { askToLeave } from '../../hooks/items/leave-wish.ts';
import { ngoWorkCopy } from '../../data/queries/ngos/ngo-work-copy.ts';
import { useOwnNgo } from '../../hooks/lists/use-own-ngo.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useOverdue } from '../../hooks/shared/use-overdue.ts';
import { useReachable } from '../../hooks/shared/use-reachable.ts';
import { useMay } from '../../hooks/shared/use-may.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import styles from '../../parts/dashboard/dashboard-page.module.css';
import { Sidebar } from '../../parts/dashboard/sidebar.tsx';
import { LatePart } from '../../parts/late-part.tsx';
import { ngoTabAddress, ngoTabs, type NgoTab } from '../../addresses.ts';
import { bringNgoTexts } from '../../strings/ngo-packs.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { ngoDashboardTexts, ngoTabLabels } from '../../strings/public/ngo-dashboard.ts';
import { titles } from '../../strings/shell/titles.ts';
import { volunteerDashboardTexts } from '../../strings/volunteers/volunteer-dashboard.ts';
import { missingIn, ngoTexts } from './ngo-fields.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { IconName } from '../../ui/icon.tsx';

const NgoProfileTab = lazy(() =>
  loadUntilThere(async () => {
    const [{ NgoProfileTab: Tab }] = await Promise.all([import('./ngo-profile-tab.tsx'), bringNgoTexts()]);
    return { default: Tab };
  }),
);
const Deliveries = lazy(() =>
  loadUntilThere(async () => {
    const [{ Deliveries: Tab }] = await Promise.all([import('./deliveries/deliveries.tsx'), bringNgoTexts()]);
    return { default: Tab };
  }),
);

const RequestsTab = lazy(() =>
  loadUntilThere(async () => {
    const [{ RequestsTab: Tab }] = await Promise.all([import('./requests/requests-tab.tsx'), bringNgoTexts()]);
    return { default: Tab };
  }),
);
const LostRaces = lazy(() =>
  loadUntilThere(async () => {
    const [{ LostRaces: Part }] = await Promise.all([import('./requests/lost-races.tsx'), bringNgoTexts()]);
    return { default: Part };
  }),
);
const WorkTab = lazy(() =>
  loadUntilThere(async () => {
    const [{ WorkTab: Tab }] = await Promise.all([import('./work/work-tab.tsx'), bringNgoTexts()]);
    return { default: Tab };
  }),
);

const icons: Readonly<Record<NgoTab, IconName>> = {
  profile: 'edit',
  notifications: 'aid',
  deliveries: 'send',
  work: 'check',
  disasters: 'report',
};

interface NgoDashboardProps {
  /** How the account stands. */
  news: ReactNode;
  /** The active disasters, which are a feature of their own. */
  disasters: ReactNode;
}

/** `/ngo-dashboard?tab=`. */
export default function NgoDashboardScreen({ news, disasters }: NgoDashboardProps) {
  const [search] = useSearchParams();
  const person = usePerson();
  const first = useFirstTab();
  const tab = ngoTabs.find((one) => one === search.get('tab')) ?? first;
  const work = useQuery(async () => ({ copy: await ngoWorkCopy() }), [person?.id]);
  // Who is approved is told so until they have looked at requests; who waits is told wherever they look.
  const isNewsShown = person?.status !== 'approved' || (tab === 'profile' && work !== undefined && !work.copy);
  const mayHelp = useMay('see-ngo-work');
  const [wanted, setWanted] = useState<string>();
  const navigate = useNavigate();
  const goOn = (id: string) => {
    setWanted(id);
    if (tab !== 'notifications') void navigate(ngoTabAddress('notifications'));
  };
  return (
    <div className={styles['dashboard']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {titles.ngoDashboard}
      </h1>
      <NgoSidebar tab={tab} />
      <div className={styles['main']} data-wide={tab === 'notifications' || undefined}>
        {/* It asks how the account stands, so that it is there unseen too. */}
        <div hidden={!isNewsShown}>{news}</div>
        {mayHelp && (
          <LatePart>
            <LostRaces onNext={goOn} />
          </LatePart>
        )}
        <section className={styles['tab']} aria-labelledby="tab-title">
          <h2 id="tab-title" tabIndex={-1} data-arrival={search.has('tab') || undefined}>
            {tab !== undefined && ngoTabLabels[tab]}
          </h2>
          <LatePart key={tab} fallback={<Skeleton label={appTexts.loading} />}>
            {tab === undefined && <Skeleton label={appTexts.loading} />}
            {tab === 'profile' && <NgoProfileTab />}
            {tab === 'notifications' && <RequestsTab wanted={wanted} onFound={() => setWanted(undefined)} />}
            {tab === 'deliveries' && <Deliveries />}
            {tab === 'work' && <WorkTab />}
            {tab === 'disasters' && disasters}
          </LatePart>
        </section>
      </div>
    </div>
  );
}

/**
 * The part for whoever asked for none: what they can help with, or the profile while something is missing in it without which nobody
 * is helped. Decided once: what is saved in the profile takes nobody away from it. `undefined` while that is not known.
 */
function useFirstTab(): NgoTab | undefined {
  const state = useOwnNgo();
  const person = usePerson();
  const [first, setFirst] = useState<NgoTab>();
  const isUnknown = state === undefined || (!state.isKnown && state.trouble === undefined);
  const isLate = useOverdue(isUnknown && first === undefined);
  if (first !== undefined) return first;
  if (isUnknown && !isLate) return undefined;
  const isIncomplete =
    state?.isKnown === true && missingIn(ngoTexts({ organizationName: person?.name ?? '', ...state.told })).length > 0;
  const found = isIncomplete ? 'profile' : 'notifications';
  setFirst(found);
  return found;
}

function NgoSidebar({ tab }: { tab: NgoTab | undefined }) {
  const person = usePerson();
  const isReachable = useReachable();
  // What this phone has changed and not sent yet is its name too.
  const known = useOwnNgo()?.told.organizationName ?? person?.name ?? '';
  const { pending, refused, online, offline, standing } = volunteerDashboardTexts;
  const status = { pending, refused, approved: ngoDashboardTexts.active }[person?.status ?? 'approved'];
  return (
    <Sidebar
      label={titles.ngoDashboard}
      name={known.trim() || ngoDashboardTexts.nameless}
      standing={isReachable === undefined ? status : standing(status, isReachable ? online : offline)}
      tabs={ngoTabs.map((id) => ({ id, label: ngoTabLabels[id], to: ngoTabAddress(id), icon: icons[id] }))}
      current={tab}
      onLeave={askToLeave}
    />
  );
}
