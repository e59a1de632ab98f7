import { useRef, useState, type FocusEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { askToLeave } from '../../hooks/items/leave-wish.ts';
import type { StoredPerson } from '../../hooks/shared/use-person.ts';
import { dashboardOf, routes } from '../../routes.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { initialsOf } from '../../strings/accounts/initials.ts';
import { isolated } from '../../strings/isolate.ts';
import { classes } from '../../ui/classes.ts';
import styles from './person-menu.module.css';
import { useEscape } from '../../hooks/shared/use-escape.ts';
import { useCloseOnBack } from '../../ui/overlay/close-on-back.ts';

/** Who is logged in, and their ways on. On a wide screen behind their initials, in the phone's menu in the open. */
export function PersonMenu({ person }: { person: StoredPerson }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  useEscape(close);
  useCloseOnBack(isOpen, close);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Without a target the window itself lost the focus, or the click went to nothing that takes it.
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div className={styles['person']} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls="person-menu"
        aria-label={appTexts.personMenu(isolated(person.name))}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={person.name} />
      </button>
      <div id="person-menu" className={classes(styles['menu'], isOpen && styles['open'])}>
        <p className={styles['name']}>
          <span className={styles['beside']}>
            <Avatar name={person.name} />
          </span>
          <bdi>{person.name}</bdi>
        </p>
        {person.role !== 'donor' && (
          <NavLink to={dashboardOf(person.role)} className={styles['entry'] ?? ''}>
            {appTexts.dashboard}
          </NavLink>
        )}
        <NavLink to={routes.account} className={styles['entry'] ?? ''}>
          {appTexts.account}
        </NavLink>
        <button type="button" className={styles['entry']} onClick={askToLeave}>
          {appTexts.logout}
        </button>
      </div>
    </div>
  );
}

/** The words beside it carry the meaning. */
function Avatar({ name }: { name: string }) {
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
