import type { Ref } from 'react';
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
  current: string;
  /** What the button says that opens the parts on a narrow screen; without it they are tabs at the window's lower edge. */
  toggleLabel?: string;
  isOpen?: boolean;
  onOpen?(isOpen: boolean): void;
  toggleRef?: Ref<HTMLButtonElement>;
  onLeave(): void;
}

/** Who is here, the dashboard's parts and the way out: which on a narrow screen is in the site's menu where the parts are tabs. */
export function Sidebar({
  label,
  name,
  standing,
  tabs,
  current,
  toggleLabel,
  isOpen = false,
  onOpen,
  toggleRef,
  onLeave,
}: SidebarProps) {
  const hasTabs = toggleLabel === undefined;
  return (
    <div className={classes(styles['sidebar'], hasTabs && styles['slim'])}>
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
      {!hasTabs && (
        <button
          ref={toggleRef}
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls="dashboard-sections"
          onClick={() => onOpen?.(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={20} />
          {toggleLabel}
        </button>
      )}
      <nav
        id="dashboard-sections"
        aria-label={label}
        className={classes(styles['sections'], hasTabs ? styles['atEdge'] : isOpen && styles['open'])}
      >
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            to={tab.to}
            className={styles['entry']}
            aria-current={tab.id === current ? 'page' : undefined}
            onClick={() => onOpen?.(false)}
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
