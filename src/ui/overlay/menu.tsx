import { useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../button.tsx';
import type { IconName } from '../icon.tsx';
import { MenuList, type MenuEntry } from './menu-list.tsx';
import styles from './menu.module.css';

interface MenuProps {
  /** What the entries are done to; names button and list. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  look?: ButtonLook;
  icon?: IconName;
  entries: readonly MenuEntry[];
}

/** A button with things to do behind it. */
export function Menu({ label, children, look = 'plain', icon = 'more', entries }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <span className={styles['anchor']} onBlur={onBlur}>
      <Button
        ref={button}
        look={look}
        icon={icon}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </Button>
      {isOpen && <MenuList id={id} label={label} entries={entries} button={button} onClose={() => setOpen(false)} />}
    </span>
  );
}
