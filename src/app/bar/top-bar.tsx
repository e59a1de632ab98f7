import { useRef, useState, type Ref } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useOnline } from '../../hooks/shared/use-online.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { routes } from '../../routes.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { titles } from '../../strings/shell/titles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from './mark.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SettingsButton } from './settings-button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './top-bar.module.css';
import { useEscape } from '../../hooks/shared/use-escape.ts';
import { useScrolled } from './use-scrolled.ts';
import { useCloseOnBack } from '../../ui/overlay/close-on-back.ts';
import { WaitingChip } from './waiting-chip.tsx';

const links = () => [
  { to: routes.home, label: appTexts.home },
  { to: routes.about, label: appTexts.about },
  { to: routes.contact, label: appTexts.contact },
  { to: routes.ngoList, label: appTexts.ngo },
  { to: routes.disasters, label: titles.disasters },
  { to: routes.guide, label: appTexts.guide },
];

const doors = () => [
  { to: routes.login, label: appTexts.login },
  { to: routes.register, label: appTexts.register },
];

/** Always in view: the name, how many items wait on this phone, and the way to the other screens. */
export function TopBar() {
  const isOnline = useOnline();
  const person = usePerson();
  const isScrolled = useScrolled();
  const { key, pathname } = useLocation();
  // Open on one screen only: going on to another closes it, also for whoever comes back.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  if (openOn !== undefined && !isOpen) setOpenOn(undefined);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (!isOpen) return;
    setOpenOn(undefined);
    // The link that had the focus is gone with the menu.
    menuButton.current?.focus();
  };
  useEscape(close);
  useCloseOnBack(isOpen, close);
  return (
    <header className={classes(styles['bar'], isScrolled && styles['scrolled'])}>
      <div className={styles['row']}>
        <Link to={routes.home} className={styles['brand']}>
          <Mark />
          {appTexts.name}
        </Link>
        <WaitingChip />
        <MenuButton ref={menuButton} isOpen={isOpen} onToggle={() => setOpenOn(isOpen ? undefined : key)} />
        <nav
          id="main-menu"
          aria-label={appTexts.mainNavigation}
          className={classes(styles['menu'], isOpen && styles['open'])}
        >
          {(person ? links() : [...links(), ...doors()]).map(({ to, label }) => (
            <NavLink key={to} to={to} end className={styles['link'] ?? ''}>
              {label}
            </NavLink>
          ))}
          <SettingsButton />
          {person && <PersonMenu key={key} person={person} />}
        </nav>
      </div>
      {/* Always there: of a region that comes with its words in it many screen readers say nothing. */}
      <p className={styles['offline']} role="status">
        {/* A donation is never kept to be sent later: that screen says itself what a missing connection means. */}
        {!isOnline && pathname !== routes.donate && (
          <>
            <Icon name="offline" size={20} />
            {appTexts.offline}
          </>
        )}
      </p>
    </header>
  );
}

interface MenuButtonProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onToggle(): void;
}

function MenuButton({ ref, isOpen, onToggle }: MenuButtonProps) {
  return (
    <button
      ref={ref}
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
