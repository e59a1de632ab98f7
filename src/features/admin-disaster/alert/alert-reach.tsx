import { useEffect } from 'react';
import { alertReachTexts, alertSheetTexts as words } from '../../../strings/admin/admin-alert.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import styles from './alert.module.css';
import { radiusIn } from './build-alert.ts';
import { reachLines } from './reach-lines.ts';
import { useReach } from './use-reach.ts';

interface AlertReachProps {
  id: string;
  typedRadius: string;
  /** Hears whether nobody at all would get it with the radius that stands there now, as far as that is known. */
  onCounted(isNobody: boolean): void;
}

/** How many people an alert with this radius would reach, as the server counts them now, and why not the others. */
export function AlertReach({ id, typedRadius, onCounted }: AlertReachProps) {
  const { reach, last, isCounting, count } = useReach(id, radiusIn(typedRadius));
  const isNobody = reach?.near === 0 && reach.devices === 0;
  useEffect(() => onCounted(isNobody), [onCounted, isNobody]);
  return (
    <div className={styles['reach']}>
      <p role="status">
        {isCounting ? (
          words.counting
        ) : reach ? (
          <>
            <strong>{words.reach(reach.near)}</strong> {words.ofAll(reach.volunteers)}
          </>
        ) : (
          words.unknownReach
        )}
      </p>
      {isNobody && (
        <Banner tone="note">
          <p>{words.reachesNobody}</p>
        </Banner>
      )}
      {/* Both have one place, which is kept: what lies below must not move away under a finger. */}
      <div className={styles['below']}>
        <div className={reach ? undefined : styles['unneeded']}>
          <Fold summary={alertReachTexts.title} isOpenAtFirst={false}>
            <ul className={styles['lines']}>{last && reachLines(last).map((line) => <li key={line}>{line}</li>)}</ul>
          </Fold>
        </div>
        <div className={reach || isCounting ? styles['unneeded'] : undefined}>
          <Button look="quiet" onClick={count}>
            {words.countAgain}
          </Button>
        </div>
      </div>
    </div>
  );
}
