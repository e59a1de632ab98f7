import { askToLeave } from '../../../hooks/items/leave-wish.ts';
import { useDesk } from '../../../hooks/lists/use-desk.ts';
import { useReachable } from '../../../hooks/shared/use-reachable.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { Sidebar } from '../../../parts/dashboard/sidebar.tsx';
import { volunteerTabAddress, volunteerTabs, type VolunteerTab } from '../../../addresses.ts';
import { titles } from '../../../strings/shell/titles.ts';
import { volunteerDashboardTexts, volunteerTabLabels } from '../../../strings/volunteers/volunteer-dashboard.ts';
import type { IconName } from '../../../ui/icon.tsx';

const icons: Readonly<Record<VolunteerTab, IconName>> = {
  profile: 'edit',
  notifications: 'report',
  work: 'clock',
  learning: 'info',
};

/** The sidebar of the volunteer's dashboard; on a phone its parts are at the window's lower edge, under the thumb. */
export function VolunteerSidebar({ tab }: { tab: VolunteerTab }) {
  const person = usePerson();
  const isReachable = useReachable();
  // What this phone has changed and not sent yet is their name too.
  const known = useDesk()?.desk?.profile.name ?? person?.name ?? '';
  // A host that approves nobody tells no status.
  const { nameless, pending, refused, active, online, offline } = volunteerDashboardTexts;
  const standing = { pending, refused, approved: active }[person?.status ?? 'approved'];
  return (
    <Sidebar
      label={titles.volunteerDashboard}
      name={known.trim() || nameless}
      standing={
        isReachable === undefined
          ? standing
          : volunteerDashboardTexts.standing(standing, isReachable ? online : offline)
      }
      tabs={volunteerTabs.map((id) => ({
        id,
        label: volunteerTabLabels[id],
        to: volunteerTabAddress(id),
        icon: icons[id],
      }))}
      current={tab}
      onLeave={askToLeave}
    />
  );
}
