import type { ReasonToShow } from '../../strings/forms/reasons.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './relay-track.module.css';

/** An item as the screens show it; the outbox's record fits. Times in epoch milliseconds. */
export interface ItemToShow {
  state: 'queued' | 'sending' | 'sent' | 'needs-you' | 'replaced';
  reason?: ReasonToShow;
  sentAt?: number;
  /** Sent to a host that gives no receipts. */
  isPlain?: true;
}

/** Where the message is between the phone and the server. Decorative: the words beside it say the same. */
export function RelayTrack({ state }: { state: ItemToShow['state'] }) {
  return (
    <div className={classes(styles['track'], styles[state])} aria-hidden="true">
      <Stop icon={state === 'needs-you' ? 'alert' : 'phone'} label={savedTexts.stops.phone} isReached />
      <span className={styles['leg']} />
      <Stop
        icon={state === 'sent' ? 'check' : 'mast'}
        label={state === 'sent' ? savedTexts.stops.arrived : savedTexts.stops.server}
        isReached={state === 'sent'}
      />
    </div>
  );
}

function Stop({ icon, label, isReached }: { icon: IconName; label: string; isReached: boolean }) {
  return (
    <span className={classes(styles['stop'], isReached && styles['reached'])}>
      <span className={styles['dot']}>
        <Icon name={icon} size={22} />
      </span>
      {label}
    </span>
  );
}
