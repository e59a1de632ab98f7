import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useOnline } from '../hooks/use-online.ts';
import { routes } from '../routes.ts';
import { appTexts } from '../strings/app.ts';
import { Icon } from '../ui/icon.tsx';
import { Mark } from './mark.tsx';
import styles from './top-bar.module.css';
import { useEscape } from './use-escape.ts';
import { useScrolled } from './use-scrolled.ts';
import { WaitingChip } from './waiting-chip.tsx';

const links = [
  { to: routes.home, label: appTexts.home },
  { to: routes.about, label: appTexts.about },
  { to: routes.contact, label: appTexts.contact },
  { to: routes.ngoList, label: appTexts.ngo },
  { to: routes.login, label: appTexts.login },
  { to: routes.register, label: appTexts.register },
];

/** Always in view: the name, how many items wait on this phone, and the way to the other screens. */
export function TopBar() {
  const isOnline = useOnline();
  const isScrolled = useScrolled();
  const { key } = useLocation();
  // Open on one screen only: going on to another closes it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  useEscape(() => setOpenOn(undefined));
  return (
    <header className={`${styles['bar']} ${isScrolled ? styles['scrolled'] : ''}`}>
      <div className={styles['row']}>
        <Link to={routes.home} className={styles['brand']}>
          <Mark />
          {appTexts.name}
        </Link>
        <WaitingChip />
        <MenuButton isOpen={isOpen} onToggle={() => setOpenOn(isOpen ? undefined : key)} />
        <nav
          id="main-menu"
          aria-label={appTexts.mainNavigation}
          className={`${styles['menu']} ${isOpen ? styles['open'] : ''}`}
        >
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={styles['link'] ?? ''}>
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
      {!isOnline && (
        <p className={styles['offline']} role="status">
          <Icon name="offline" size={20} />
          {appTexts.offline}
        </p>
      )}
    </header>
  );
}

function MenuButton({ isOpen, onToggle }: { isOpen: boolean; onToggle(): void }) {
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-expanded={isOpen}
      aria-controls="main-menu"
      aria-label={isOpen ? appTexts.closeMenu : appTexts.menu}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'close' : 'menu'} />
    </button>
  );
}
