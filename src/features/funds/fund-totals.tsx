import { rupeesText } from '../../../contract/base/rupees-text.ts';
import type { FundSummary } from '../../../contract/entities/donation.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { numberText } from '../../strings/plural.ts';
import { fundInfoTexts as words } from '../../strings/public/funds.ts';
import styles from './fund-info.module.css';

/** Section 3's totals, and what else went out of what came in. */
export function FundTotals({ summary }: { summary: FundSummary }) {
  const { totalFunds, totalDonors, distributedFunds, remainingFunds, sums } = summary;
  const money = { totalFunds, distributedFunds, remainingFunds, fees: sums.fees, refunded: sums.refunded };
  return (
    <section className={styles['part']} aria-labelledby="fund-totals">
      <h2 id="fund-totals">{words.totals}</h2>
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
