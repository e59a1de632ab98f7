import { Link } from 'react-router-dom';
import { unsentCount } from '../data/queries/outbox.ts';
import { useQuery } from '../hooks/use-query.ts';
import { routes } from '../routes.ts';
import { appTexts } from '../strings/app.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './waiting-chip.module.css';

/** How many items this phone still holds for the server; leads to them. Never falls with the storage it reads. */
export function WaitingChip() {
  const count = useQuery(countOrNothing, []);
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

async function countOrNothing(): Promise<number | 'unreadable'> {
  try {
    return await unsentCount();
  } catch {
    return 'unreadable';
  }
}
