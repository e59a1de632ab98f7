import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { askToLeave } from '../../../hooks/items/leave-wish.ts';
import { useDesk } from '../../../hooks/lists/use-desk.ts';
import { useEscape } from '../../../hooks/shared/use-escape.ts';
import { useOnline } from '../../../hooks/shared/use-online.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { volunteerTabAddress, volunteerTabs, type VolunteerTab } from '../../../routes.ts';
import { appTexts } from '../../../strings/app.ts';
import { initialsOf } from '../../../strings/initials.ts';
import { titles } from '../../../strings/titles.ts';
import { volunteerDashboardTexts, volunteerTabLabels } from '../../../strings/volunteer-dashboard.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from './volunteer-sidebar.module.css';

const icons: Readonly<Record<VolunteerTab, IconName>> = {
  profile: 'edit',
  notifications: 'report',
  work: 'clock',
  learning: 'info',
};

/** Who is here, the dashboard's parts and the way out. On a narrow screen the parts are behind a button. */
export function VolunteerSidebar({ tab }: { tab: VolunteerTab }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(() => {
    if (!isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  });
  return (
    <div className={styles['sidebar']}>
      <WhoIsHere />
      <button
        ref={toggle}
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-controls="volunteer-sections"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={20} />
        {volunteerDashboardTexts.sections}
      </button>
      <nav
        id="volunteer-sections"
        aria-label={titles.volunteerDashboard}
        className={`${styles['sections']} ${isOpen ? styles['open'] : ''}`}
      >
        {volunteerTabs.map((each) => (
          <Link
            key={each}
            to={volunteerTabAddress(each)}
            className={styles['entry']}
            aria-current={each === tab ? 'page' : undefined}
            onClick={() => setOpen(false)}
          >
            <Icon name={icons[each]} size={20} />
            {volunteerTabLabels[each]}
          </Link>
        ))}
        <button type="button" className={styles['entry']} onClick={askToLeave}>
          <Icon name="send" size={20} />
          {appTexts.logout}
        </button>
      </nav>
    </div>
  );
}

function WhoIsHere() {
  const person = usePerson();
  const isOnline = useOnline();
  // What this phone has changed and not sent yet is their name too.
  const known = useDesk()?.desk?.profile.name ?? person?.name ?? '';
  const name = known.trim() || volunteerDashboardTexts.nameless;
  // A host that approves nobody tells no status.
  const { pending, refused, active, online, offline } = volunteerDashboardTexts;
  const standing = { pending, refused, approved: active }[person?.status ?? 'approved'];
  return (
    <div className={styles['who']}>
      <span className={styles['initials']} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div>
        <p className={styles['name']}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles['standing']}>{volunteerDashboardTexts.standing(standing, isOnline ? online : offline)}</p>
      </div>
    </div>
  );
}
