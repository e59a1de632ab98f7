import { rupeesText } from '../../../contract/base/rupees-text.ts';
import type { FundSummary } from '../../../contract/entities/donation.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { numberText } from '../../strings/plural.ts';
import { fundInfoTexts as words } from '../../strings/public/funds.ts';
import styles from './fund-info.module.css';

/** Section 3's totals, and the others that they add up with: `contract/policies/fund-sums` says how. */
export function FundTotals({ summary }: { summary: FundSummary }) {
  const { totalFunds, totalDonors, distributedFunds, sums } = summary;
  const { allocated, fees, refunded, unallocated, shortfall } = sums;
  const money = {
    totalFunds,
    allocatedFunds: allocated,
    distributedFunds,
    // Of the sums: an older server counts what is allocated as remaining, too.
    remainingFunds: unallocated,
    fees,
    refunded,
    ...(shortfall > 0 && { shortfall }),
  };
  return (
    <section className={styles['part']} aria-labelledby="fund-totals">
      <h2 id="fund-totals">{words.totals}</h2>
      <p>{words.totalsLead}</p>
      <dl className={styles['cards']}>
        {Object.entries(money).map(([name, paise]) => (
          <div key={name} className={styles['card']}>
            <dt>{words[name as keyof typeof money]}</dt>
            <dd>{leftToRight(rupeesText(paise))}</dd>
          </div>
        ))}
        <div className={styles['card']}>
          <dt>{words.totalDonors}</dt>
          <dd>{numberText(totalDonors)}</dd>
        </div>
      </dl>
    </section>
  );
}
