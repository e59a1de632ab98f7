import { alertReachTexts, alertSheetTexts as words } from '../../strings/admin-alert.ts';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import styles from './alert.module.css';
import { radiusIn } from './build-alert.ts';
import { reachLines } from './reach-lines.ts';
import { useReach } from './use-reach.ts';

/** How many people an alert with this radius would reach, as the server counts them now, and why not the others. */
export function AlertReach({ id, typedRadius }: { id: string; typedRadius: string }) {
  const { reach, last, isCounting, count } = useReach(id, radiusIn(typedRadius));
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
