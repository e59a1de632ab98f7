import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { useAlertProgress, type AlertsState } from '../../../hooks/alerts/use-alert-progress.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { KeptAge } from '../../../parts/found/kept-age.tsx';
import { alertProgressTexts as words } from '../../../strings/admin/admin-alert-progress.ts';
import { asOfTime, listCopyTexts } from '../../../strings/shell/list-copy.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../shared/admin-disaster.module.css';
import { AlertCard, EarlierAlert } from './alert-card.tsx';
import own from './alerts.module.css';
import { QueuedAlert } from './queued-alert.tsx';

/** How far the alerts to this disaster have come: those that wait on this phone, the newest one open, the others folded. */
export function AlertsSection({ report }: { report: AdminReport }) {
  const { _id, alertedAt, volunteersAccepted, acts } = report;
  const queued = acts.waiting.filter(({ what }) => what === 'alertVolunteers');
  const stamp = [alertedAt, volunteersAccepted, ...queued.map(({ itemId }) => itemId)].join(' ');
  const state = useAlertProgress(_id, stamp);
  return (
    <section
      className={styles['section']}
      aria-labelledby="alerts-title"
      aria-busy={!state?.isAnswered || state.isRefreshing}
    >
      <h2 id="alerts-title" tabIndex={-1}>
        {words.title}
      </h2>
      {queued.map((act) => (
        <QueuedAlert key={act.itemId} act={act} />
      ))}
      {state === undefined ? <Coming /> : <Told state={state} isNone={queued.length === 0} />}
    </section>
  );
}

function Coming() {
  return <Skeleton label={words.coming} lines={5} />;
}

interface ToldProps {
  state: AlertsState;
  /** Nor does one wait on this phone. */
  isNone: boolean;
}

function Told({ state: { told, isAnswered, isRefreshing, trouble, refresh }, isNone }: ToldProps) {
  const now = useNow();
  if (told === undefined) {
    if (!isAnswered || trouble === undefined) return <Coming />;
    return (
      <Banner tone="note" actions={<Button onClick={refresh}>{listCopyTexts.tryAgain}</Button>}>
        <p>{trouble === 'refused' ? words.neverRefused : words.never}</p>
      </Banner>
    );
  }
  const [newest, ...earlier] = told.alerts;
  // What was heard before the latest alert knows nothing of it.
  if (newest === undefined && !isAnswered) return <Coming />;
  return (
    <>
      <KeptAge asOf={told.asOf} />
      {newest && <AlertCard alert={newest} now={now} />}
      {newest === undefined && isNone && <p>{words.none}</p>}
      {earlier.length > 0 && <h3>{words.earlier}</h3>}
      {earlier.map((alert) => (
        <EarlierAlert key={alert._id} alert={alert} now={now} />
      ))}
      <div className={own['bar']}>
        {/* Its time changes by itself: nobody who hears the page is told of that. */}
        <p className={styles['soft']}>
          {asOfTime(told.asOf, now)}
          <span role="status">{trouble && ` · ${listCopyTexts[trouble]}`}</span>
        </p>
        <Button look="quiet" onClick={refresh} aria-disabled={isRefreshing}>
          {isRefreshing ? listCopyTexts.refreshing : listCopyTexts.refresh}
        </Button>
      </div>
    </>
  );
}
