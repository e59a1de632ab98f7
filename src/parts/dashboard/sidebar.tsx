import { Link } from 'react-router-dom';
import { appTexts } from '../../strings/shell/app.ts';
import { initialsOf } from '../../strings/accounts/initials.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './sidebar.module.css';

export interface SidebarTab {
  id: string;
  label: string;
  to: string;
  icon: IconName;
}

interface SidebarProps {
  /** What the parts are parts of. */
  label: string;
  name: string;
  /** How the account stands, and whether the phone has a network. */
  standing: string;
  tabs: readonly SidebarTab[];
  current?: string | undefined;
  onLeave(): void;
}

/** Who is here, the dashboard's parts and the way out. On a narrow screen the parts are tabs, and the way out is in the site's menu. */
export function Sidebar({ label, name, standing, tabs, current, onLeave }: SidebarProps) {
  return (
    <div className={styles['sidebar']}>
      <div className={styles['who']}>
        <span className={styles['initials']} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <div>
          <p className={styles['name']}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles['standing']}>{standing}</p>
        </div>
      </div>
      <nav aria-label={label} className={styles['sections']}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            to={tab.to}
            className={styles['entry']}
            aria-current={tab.id === current ? 'page' : undefined}
          >
            <Icon name={tab.icon} size={20} />
            {tab.label}
          </Link>
        ))}
        <button type="button" className={classes(styles['entry'], styles['leave'])} onClick={onLeave}>
          <Icon name="send" size={20} />
          {appTexts.logout}
        </button>
      </nav>
    </div>
  );
}
