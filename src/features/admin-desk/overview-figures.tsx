import { Link } from 'react-router-dom';
import type { Overview } from '../../../contract/calls/overview.ts';
import { routes } from '../../routes.ts';
import { adminTabAddress } from '../../addresses.ts';
import { changeText, overviewCards, overviewCounts, overviewTexts } from '../../strings/admin/admin-desk.ts';
import { numberText } from '../../strings/plural.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './overview.module.css';

const cards = ['totalDisasters', 'aidRequests', 'activeVolunteers', 'ongoingRelief'] as const;
/** Of the earlier variant's counts those that no card has: each figure stands once. */
const counts = ['approvedVolunteers', 'pendingVolunteers', 'approvedNgos', 'pendingNgos'] as const;

/** Each figure leads to what it counts. */
const places: Readonly<Record<(typeof cards)[number] | (typeof counts)[number], string>> = {
  totalDisasters: routes.disasters,
  aidRequests: adminTabAddress('aid'),
  activeVolunteers: adminTabAddress('reported', { status: 'active' }),
  ongoingRelief: adminTabAddress('reported', { status: 'active' }),
  approvedVolunteers: adminTabAddress('approval'),
  pendingVolunteers: adminTabAddress('approval'),
  approvedNgos: adminTabAddress('approval'),
  pendingNgos: adminTabAddress('approval'),
};

/** Section 2's four cards with their true change over a week, where there is a week to compare with, and the counts below. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  return (
    <section className={styles['part']} aria-labelledby="figures-title">
      <h3 id="figures-title">{overviewTexts.figures}</h3>
      <dl className={styles['cards']}>
        {cards.map((card) => (
          <div key={card} className={styles['card']}>
            <dt>{overviewCards[card]}</dt>
            <dd className={styles['number']}>
              <Link
                to={places[card]}
                aria-label={overviewTexts.figure(overviewCards[card], numberText(overview[card].count))}
              >
                {numberText(overview[card].count)}
              </Link>
            </dd>
            <Change percent={overview[card].weeklyChange} />
          </div>
        ))}
      </dl>
      <dl className={styles['counts']}>
        {counts.map((count) => (
          <div key={count} className={styles['count']}>
            <dt>{overviewCounts[count]}</dt>
            <dd>
              <Link
                to={places[count]}
                aria-label={overviewTexts.figure(overviewCounts[count], numberText(overview.counts[count]))}
              >
                {numberText(overview.counts[count])}
              </Link>
            </dd>
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
