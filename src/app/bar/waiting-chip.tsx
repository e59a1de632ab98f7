import { Link } from 'react-router-dom';
import { useLateQuery } from '../../hooks/shared/use-late-query.ts';
import { useOutboxUnreadable } from '../../hooks/items/use-outbox-unreadable.ts';
import { routes } from '../../routes.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { Icon } from '../../ui/icon.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './waiting-chip.module.css';

interface Waiting {
  /** Items that this phone still holds for the server. */
  count: number;
  /** Photos that it holds, be their text with the server. */
  photos: number;
  /** What was put back or lost after damage, and was not read yet. */
  isRecovered: boolean;
}

/**
 * How many items and photos this phone still holds for the server; leads to them, and to what became of them where the storage was
 * damaged. Never falls with the storage it reads.
 */
export function WaitingChip() {
  const found = useLateQuery(loadWaiting, 'unreadable');
  const waiting = useOutboxUnreadable() ? 'unreadable' : found;
  const isKnown = waiting !== 'unreadable';
  const isQuiet = isKnown && !waiting?.count && !waiting?.photos && !waiting?.isRecovered;
  return (
    <Link
      to={routes.outbox}
      className={classes(styles['chip'], isQuiet && styles['quiet'])}
      data-unsent={isKnown ? waiting?.count : undefined}
    >
      <Icon name={isKnown && !waiting?.isRecovered ? 'phone' : 'alert'} size={20} />
      {isKnown ? <Words waiting={waiting} /> : appTexts.waitingUnknown}
    </Link>
  );
}

/** Until the count is read nothing is claimed, but the place is kept. */
function Words({ waiting }: { waiting: Waiting | undefined }) {
  const damage = waiting?.isRecovered && <span className={styles['unseen']}>{appTexts.waitingDamage}</span>;
  // "0 waiting" would lead nobody to read that something was lost.
  const all = waiting && waiting.count + waiting.photos;
  if (damage && all === 0) {
    return (
      <span>
        {appTexts.waitingRead}
        {damage}
      </span>
    );
  }
  return (
    <span>
      {all === undefined ? '…' : appTexts.waitingShort(all)}
      <span className={styles['rest']}>{appTexts.waitingRest}</span>
      {damage}
    </span>
  );
}

async function loadWaiting(): Promise<() => Promise<Waiting | 'unreadable'>> {
  const { sealedOfEnded, unsentCount } = await import('../../data/queries/items/outbox.ts');
  const { photosWaiting } = await import('../../data/queries/items/photos-waiting.ts');
  const { recovery } = await import('../../data/queries/items/recovery.ts');
  return async () => {
    try {
      const [unsent, ended, photos, recovered] = await Promise.all([
        unsentCount(),
        sealedOfEnded(),
        photosWaiting(),
        recovery(),
      ]);
      const count = unsent + ended;
      return { count, photos, isRecovered: recovered !== undefined };
    } catch {
      return 'unreadable';
    }
  };
}
