import { rupeesText } from '../../../contract/base/rupees-text.ts';
import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { DonationSummary as Summary } from '../../data/commands/admin/donations.ts';
import { adminDonationTexts as words, fundSumNames, paymentAlertNames } from '../../strings/admin/admin-donations.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { numberText } from '../../strings/plural.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import styles from './admin-donations.module.css';

const cards = ['received', 'allocated', 'unallocated', 'spent'] as const;
const smaller = ['held', 'fees', 'refunded', 'shortfall'] as const;
const counts = ['donors', 'completed', 'pending', 'failed'] as const;

/** Section 2's summary cards: only what was paid counts, and tests never beside what is real. */
export function DonationSummary({ summary: { sums, counts: counted, test, alerts = [] } }: { summary: Summary }) {
  return (
    <section className={styles['part']} aria-labelledby="donation-summary">
      <h3 id="donation-summary">{words.summary}</h3>
      {test && (
        <Banner tone="note" isQuiet>
          <p>{words.test}</p>
        </Banner>
      )}
      {alerts.length > 0 && (
        <Banner tone="bad" title={words.alerts} isQuiet>
          <ul>
            {alerts.map(({ _id, at, kind, about }) => (
              <li key={_id}>
                {exactTime(epochMsOf(at))} · {nameOf(kind)} · <bdi>{about}</bdi>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <dl className={styles['cards']}>
        {cards.map((name) => (
          <div key={name} className={styles['card']}>
            <dt>{fundSumNames[name]}</dt>
            <dd>{leftToRight(rupeesText(sums[name]))}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles['counts']}>
        {smaller.map((name) => (
          <div key={name}>
            <dt>{fundSumNames[name]}</dt>
            <dd>{leftToRight(rupeesText(sums[name]))}</dd>
          </div>
        ))}
        {counts.map((name) => (
          <div key={name}>
            <dt>{fundSumNames[name]}</dt>
            <dd>{numberText(counted[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A server that is newer may know others. */
function nameOf(kind: string): string {
  return Object.hasOwn(paymentAlertNames, kind) ? paymentAlertNames[kind as keyof typeof paymentAlertNames] : kind;
}
