import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { classes } from '../classes.ts';
import styles from './menu.module.css';
import { placeBeside } from './place-beside.ts';
import { stepTo } from '../step-focus.ts';
import { useCloseOnBack } from './close-on-back.ts';

export interface MenuEntry {
  label: string;
  icon?: IconName;
  /** Loses something. */
  isGrave?: boolean;
  onSelect(): void;
}

interface MenuListProps {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  button: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

/** Open while it is mounted. The focus starts on its first entry and goes back to the button. */
export function MenuList({ id, label, entries, button, onClose }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    const anchor = button.current;
    if (!element || !anchor) return;
    // Without it the list stands in its own stacking context, which is enough where nothing clips it.
    if ('showPopover' in element) element.showPopover();
    const place = () => placeBeside(element, anchor);
    place();
    entriesOf(element)[0]?.focus({ preventScroll: true });
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place);
    };
  }, [button]);

  useCloseOnBack(true, back);

  function onKeyDown(event: KeyboardEvent): void {
    const all = entriesOf(menu.current);
    const now = all.findIndex((one) => one === document.activeElement);
    const place = stepTo(event, 'down', now, all.length);
    if (place !== undefined) all[place]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') back();
    else return;
    // Tab goes on from the button, as if there had been no menu.
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  }

  function back(): void {
    button.current?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      // Safari gives a pressed button no focus: the list takes it, and the menu stays open.
      tabIndex={-1}
      popover="manual"
      className={styles['menu']}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry) => (
        <button
          key={entry.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classes(styles['entry'], entry.isGrave && styles['danger'])}
          onClick={() => {
            back();
            entry.onSelect();
          }}
        >
          {entry.icon && <Icon name={entry.icon} size={20} />}
          {entry.label}
        </button>
      ))}
    </div>
  );
}

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}
