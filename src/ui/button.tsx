import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

export type ButtonLook = 'plain' | 'alarm' | 'aid' | 'quiet' | 'danger';

interface Looks {
  look?: ButtonLook;
  icon?: IconName;
  isWide?: boolean;
  children: ReactNode;
}

type ButtonProps = Looks & Omit<ComponentProps<'button'>, 'className' | 'children'>;

export function Button({ look = 'plain', icon, isWide = false, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type === 'submit' ? 'submit' : 'button'} className={classes(look, isWide)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Looks & Omit<ComponentProps<typeof Link>, 'className' | 'children'>;

/** Goes to another screen and looks like a button. */
export function ButtonLink({ look = 'plain', icon, isWide = false, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes(look, isWide)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </Link>
  );
}

type ButtonAnchorProps = Looks & Omit<ComponentProps<'a'>, 'className' | 'children'>;

/** Leads out of the app, such as to the phone's own dialler or maps, and looks like a button. */
export function ButtonAnchor({ look = 'plain', icon, isWide = false, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={classes(look, isWide)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </a>
  );
}

function classes(look: ButtonLook, isWide: boolean): string {
  return [styles['button'], styles[look], isWide && styles['wide']].filter(Boolean).join(' ');
}
