import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { HistoryEntry } from '../../../data/commands/admin/find-records.ts';
import { deskFieldName } from '../../../strings/admin/admin-disaster.ts';
import { historyTexts as words } from '../../../strings/admin/admin-history.ts';
import { kilometresText } from '../../../strings/public/disasters.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { withName } from '../../../ui/with-name.tsx';
import styles from '../shared/admin-disaster.module.css';
import { factText, historyTitle } from './history-words.ts';

/** One thing that happened: what, when, by whom, why; of a revision each fact before and after, of an alert its words. */
export function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const { at, by, action, detail, changes, alert } = entry;
  const when = exactTime(epochMsOf(at));
  const reason = detail['reason'];
  return (
    <li data-action={action}>
      <p className={styles['happened']}>{historyTitle(entry)}</p>
      <p className={styles['soft']}>{by ? withName((name) => words.when(when, name), by.name) : when}</p>
      {typeof reason === 'string' && reason !== '' && (
        <p className={styles['words']}>{withName((said) => words.reason(said), reason)}</p>
      )}
      {changes && <Changes changes={changes} />}
      {alert && (
        <>
          {alert.choosing && <p>{words.choosing}</p>}
          <p>{words.within(kilometresText(alert.radiusKm))}</p>
          <blockquote className={styles['quote']}>
            <p dir="auto">
              <strong>{alert.title}</strong>
            </p>
            <p dir="auto" className={styles['words']}>
              {alert.body}
            </p>
          </blockquote>
        </>
      )}
    </li>
  );
}

function Changes({ changes }: { changes: NonNullable<HistoryEntry['changes']> }) {
  return (
    <dl className={styles['changes']}>
      {Object.entries(changes).map(([fact, { from, to }]) => (
        <div key={fact}>
          <dt>{deskFieldName(fact)}</dt>
          <dd className={styles['words']}>
            <del>
              <bdi>{factText(fact, from)}</bdi>
            </del>{' '}
            <ins>
              <bdi>{factText(fact, to)}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
