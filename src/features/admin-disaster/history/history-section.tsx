import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { historyTexts as words } from '../../../strings/admin/admin-history.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../shared/admin-disaster.module.css';
import { HistoryLine } from './history-line.tsx';
import { historyStamp, useHistory } from './use-history.ts';

/** All that happened to the report, newest first. */
export function HistorySection({ report }: { report: AdminReport }) {
  const { entries, hasMore, isAsking, failure, more, again } = useHistory(report._id, historyStamp(report));
  return (
    <section className={styles['section']} aria-labelledby="history-title" aria-busy={isAsking}>
      <h2 id="history-title">{words.title}</h2>
      {entries === undefined && isAsking && <Skeleton label={appTexts.loading} lines={3} />}
      {entries && (
        <ol className={styles['history']}>
          {entries.map((entry) => (
            <HistoryLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <p role="status" className={styles['soft']}>
        {failure && `${askedFailureText(failure)} ${words.online}`}
      </p>
      {(failure ?? hasMore) && (
        <div className={styles['actions']}>
          <Button aria-disabled={isAsking} onClick={failure ? again : more}>
            {failure ? words.again : words.more}
          </Button>
        </div>
      )}
    </section>
  );
}
