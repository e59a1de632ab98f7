import { useEffect, useState } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { listCopyTexts } from '../../strings/shell/list-copy.ts';
import { timeSince } from '../../strings/time.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './kept-age.module.css';

const MINUTE_MS = 60_000;
/** What is younger is taken for what is so now. */
const OLD_MS = 60 * MINUTE_MS;
/** After a day much may have changed, and somebody may act on it. */
const STALE_MS = 24 * OLD_MS;

/**
 * Above what this phone keeps of the server's: how old it is, where that is more than an hour, and loudly where it is more than a day.
 * `asOf`: device time at which it was asked for.
 */
export function KeptAge({ asOf }: { asOf: number | undefined }) {
  const now = useMinutes();
  const ageMs = asOf === undefined ? 0 : now - asOf;
  if (asOf === undefined || ageMs < OLD_MS) return null;
  const when = timeSince(asOf, now);
  if (ageMs < STALE_MS) {
    return (
      <p className={styles['age']} data-age="old">
        {listCopyTexts.old(when)}
      </p>
    );
  }
  return (
    <p className={styles['stale']} data-age="stale">
      <Icon name="alert" size={20} />
      <span>
        <strong>{listCopyTexts.old(when)}</strong> {listCopyTexts.stale}
      </span>
    </p>
  );
}

/** A page that stays open gets old as well. */
function useMinutes(): number {
  const [now, setNow] = useState(() => systemClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(systemClock.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
