import { Link } from 'react-router-dom';
import { useLateQuery } from '../hooks/use-late-query.ts';
import { routes } from '../routes.ts';
import { appTexts } from '../strings/app.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './waiting-chip.module.css';

/** How many items this phone still holds for the server; leads to them. Never falls with the storage it reads. */
export function WaitingChip() {
  const count = useLateQuery(loadCount, 'unreadable');
  const isKnown = count !== 'unreadable';
  return (
    <Link
      to={routes.outbox}
      className={`${styles['chip']} ${count === 0 || count === undefined ? styles['quiet'] : ''}`}
      data-unsent={isKnown ? count : undefined}
    >
      <Icon name={isKnown ? 'phone' : 'alert'} size={20} />
      {isKnown ? <Words count={count} /> : appTexts.waitingUnknown}
    </Link>
  );
}

/** Until the count is read nothing is claimed, but the place is kept. */
function Words({ count }: { count: number | undefined }) {
  return (
    <span>
      {count === undefined ? '…' : appTexts.waitingShort(count)}
      <span className={styles['rest']}>{appTexts.waitingRest}</span>
    </span>
  );
}

async function loadCount(): Promise<() => Promise<number | 'unreadable'>> {
  const { unsentCount } = await import('../data/queries/outbox.ts');
  return async () => {
    try {
      return await unsentCount();
    } catch {
      return 'unreadable';
    }
  };
}
