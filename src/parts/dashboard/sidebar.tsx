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
  /** What the button says that opens them on a narrow screen. */
  toggleLabel: string;
  name: string;
  /** How the account stands, and whether the phone has a network. */
  standing: string;
  tabs: readonly SidebarTab[];
  current: string;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  toggleRef: Ref<HTMLButtonElement>;
  onLeave(): void;
}

/** Who is here, the dashboard's parts and the way out. On a narrow screen the parts are behind a button, and close after a choice. */
export function Sidebar({
  label,
  toggleLabel,
  name,
  standing,
  tabs,
  current,
  isOpen,
  onOpen,
  toggleRef,
  onLeave,
}: SidebarProps) {
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
      <button
        ref={toggleRef}
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-controls="dashboard-sections"
        onClick={() => onOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={20} />
        {toggleLabel}
      </button>
      <nav id="dashboard-sections" aria-label={label} className={classes(styles['sections'], isOpen && styles['open'])}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            to={tab.to}
            className={styles['entry']}
            aria-current={tab.id === current ? 'page' : undefined}
            onClick={() => onOpen(false)}
          >
            <Icon name={tab.icon} size={20} />
            {tab.label}
          </Link>
        ))}
        <button type="button" className={styles['entry']} onClick={onLeave}>
          <Icon name="send" size={20} />
          {appTexts.logout}
        </button>
      </nav>
    </div>
  );
}
