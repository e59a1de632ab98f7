import type { Overview } from '../../../contract/calls/overview.ts';
import { changeText, overviewCards, overviewCounts, overviewTexts } from '../../strings/admin/admin-desk.ts';
import { numberText } from '../../strings/plural.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './overview.module.css';

const cards = ['totalDisasters', 'aidRequests', 'activeVolunteers', 'ongoingRelief'] as const;
const counts = [
  ...(['totalDisasters', 'totalRequests', 'approvedVolunteers', 'pendingVolunteers'] as const),
  ...(['approvedNgos', 'pendingNgos', 'ongoingEfforts'] as const),
];

/** Section 2's four cards with their true change over a week, where there is a week to compare with, and the counts below. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  return (
    <section className={styles['part']} aria-labelledby="figures-title">
      <h3 id="figures-title">{overviewTexts.figures}</h3>
      <dl className={styles['cards']}>
        {cards.map((card) => (
          <div key={card} className={styles['card']}>
            <dt>{overviewCards[card]}</dt>
            <dd className={styles['number']}>{numberText(overview[card].count)}</dd>
            <Change percent={overview[card].weeklyChange} />
          </div>
        ))}
      </dl>
      <dl className={styles['counts']}>
        {counts.map((count) => (
          <div key={count} className={styles['count']}>
            <dt>{overviewCounts[count]}</dt>
            <dd>{numberText(overview.counts[count])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Change({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null;
  return (
    <dd>
      <Badge>{overviewTexts.thisWeek(changeText(percent))}</Badge>
    </dd>
  );
}
